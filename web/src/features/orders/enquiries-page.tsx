import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { IconClipboardList, IconClipboardPlus, IconMail } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../app/paths.ts';
import type { RowAction } from '../../ui/data-table/column.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { numberOfOrder } from './order-number.ts';
import { orderFromEnquiry } from './order-from-enquiry.ts';
import { mailLink } from '../../records/contact-links.ts';
import { textOf } from '../../records/kind-column.tsx';
import { RecordTablePage } from '../../records/record-table-page.tsx';
import { texts } from './texts.ts';

const RecordDialog = lazyWhenIdle(() => import('../../records/record-dialog.tsx'));

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
  return (
    <>
      <RecordTablePage
        key="enquiries"
        typeName="enquiries"
        moreActions={actions}
        pageOf={({ id }) => paths.enquiry(id)}
      />
      <Suspense>
        {ordering ? (
          <RecordDialog
            typeName="orders"
            preset={orderFromEnquiry(ordering)}
            extraValues={{ enquiryId: ordering.id }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
