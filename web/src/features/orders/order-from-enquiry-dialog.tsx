// Default export: loaded lazily by the pages of enquiries.
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { useState } from 'react';

import { textOf } from '@driftig/domain/lists/row-values';
import NewOrderDialog from '../../shared/record-screens/form/new-order-dialog.tsx';
import { useRecordRows } from '../../shared/record-screens/change/record-rows.ts';
import { customersView } from '../../shared/record-screens/views/customers.ts';
import { customerOfEnquiry, newCustomerOf, orderFromEnquiry } from './order-from-enquiry.ts';
import { texts } from './texts.ts';

interface OrderFromEnquiryDialogProps {
  enquiry: RecordAnswer;
  onClose: () => void;
}

/**
 * New order from an enquiry, for the customer with its e-mail; without one, the chooser offers to
 * create the sender as a customer. Opens once the customers are loaded, or have failed to load.
 */
export default function OrderFromEnquiryDialog({ enquiry, onClose }: OrderFromEnquiryDialogProps) {
  const { rows, loadingMore, error } = useRecordRows(customersView);
  const [customerId, setCustomerId] = useState<string | null>();
  const isKnown = error !== null || (rows !== undefined && !loadingMore);
  if (customerId === undefined && isKnown) setCustomerId(customerOfEnquiry(enquiry, rows ?? []));
  if (customerId === undefined) return null;
  const chooser = {
    help: texts.noCustomerOf(textOf(enquiry, 'name')),
    newRecord: newCustomerOf(enquiry),
  };
  return (
    <NewOrderDialog
      preset={{ ...orderFromEnquiry(enquiry), customerId }}
      extraValues={{ enquiryId: enquiry.id }}
      {...(customerId === null && { own: { customerId: chooser } })}
      onClose={onClose}
    />
  );
}
