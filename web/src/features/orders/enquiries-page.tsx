import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { Button } from '@mantine/core';
import { IconClipboardList, IconClipboardPlus, IconMail } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { paths } from '../../paths.ts';
import type { RowAction } from '../../ui/data-table/columns/column.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { numberOfOrder } from './order-number.ts';
import { mailLink } from '../../shared/record-screens/customers/contact-links.ts';
import { textOf } from '../../shared/record-screens/list/kind-column.tsx';
import { RecordTablePage } from '../../shared/record-screens/list/record-table-page.tsx';
import { texts } from './texts.ts';
import { enquiriesView } from '../../shared/record-screens/views/enquiries.ts';

const OrderFromEnquiryDialog = lazyWhenIdle(() => import('./order-from-enquiry-dialog.tsx'));
const EnquiryDetailsDialog = lazyWhenIdle(() => import('./enquiry-details-dialog.tsx'));

function writeMail(address: string): RowAction {
  const link = mailLink(address);
  return {
    label: texts.writeMail,
    icon: IconMail,
    onSelect: () => link && window.location.assign(link),
    disabledReason:
      link === undefined ? (address === '' ? texts.noMail : texts.badMail) : undefined,
  };
}

/** The list of enquiries, with actions to create an order from one and to show that order. */
export default function EnquiriesPage() {
  const [ordering, setOrdering] = useState<RecordAnswer>();
  const navigate = useNavigate();
  const close = () => setOrdering(undefined);
  const orderActions = (row: RecordAnswer): readonly RowAction[] => {
    const orderId = textOf(row, 'orderId');
    const make = {
      label: texts.makeOrder,
      icon: IconClipboardPlus,
      onSelect: () => setOrdering(row),
      disabledReason: orderId === '' ? undefined : texts.isOrder,
    };
    const show = {
      label: texts.showOrder,
      icon: IconClipboardList,
      onSelect: () => void navigate(paths.order(numberOfOrder(orderId) ?? 0)),
    };
    return orderId === '' ? [make] : [make, show];
  };
  const actions = (row: RecordAnswer): readonly RowAction[] => [
    ...orderActions(row),
    writeMail(textOf(row, 'email')),
  ];
  const details = ({ id }: RecordAnswer, onClose: () => void) => (
    <EnquiryDetailsDialog
      id={id}
      onClose={onClose}
      footer={(enquiry) => (
        <EnquiryActions
          enquiry={enquiry}
          onOrder={() => {
            onClose();
            setOrdering(enquiry);
          }}
        />
      )}
    />
  );
  return (
    <>
      <RecordTablePage
        key="enquiries"
        screen={enquiriesView}
        moreActions={actions}
        dialogs={{ show: details }}
      />
      <Suspense>
        {ordering ? <OrderFromEnquiryDialog enquiry={ordering} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

interface EnquiryActionsProps {
  enquiry: RecordAnswer;
  onOrder: () => void;
}

/** The next step of an enquiry, and its page with its history. */
function EnquiryActions({ enquiry, onOrder }: EnquiryActionsProps) {
  const order = numberOfOrder(textOf(enquiry, 'orderId'));
  return (
    <>
      <Button component={Link} to={paths.enquiry(enquiry.id)}>
        {texts.openPage}
      </Button>
      {order === undefined ? (
        <Button variant="filled" onClick={onOrder}>
          {texts.makeOrder}
        </Button>
      ) : (
        <Button variant="filled" component={Link} to={paths.order(order)}>
          {texts.showOrder}
        </Button>
      )}
    </>
  );
}
