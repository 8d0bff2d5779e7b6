import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { IconClipboardList, IconClipboardPlus, IconMail } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../app/paths.ts';
import type { RowAction } from '../../ui/data-table/column.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { orderFromEnquiry } from './order-from-enquiry.ts';
import { textOf } from '../../records/kind-column.tsx';
import { RecordTablePage } from '../../records/record-table-page.tsx';
import { texts } from './texts.ts';

const RecordDialog = lazyWhenIdle(() => import('../../records/record-dialog.tsx'));

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
      onSelect: () => void navigate(`${paths.orders}?open=${encodeURIComponent(orderId)}`),
    };
    return orderId === '' ? [make] : [make, show];
  };
  const actions = (row: RecordAnswer): readonly RowAction[] => [
    ...orderActions(row),
    {
      label: texts.writeMail,
      icon: IconMail,
      onSelect: () => window.location.assign(`mailto:${textOf(row, 'email')}`),
      disabledReason: textOf(row, 'email') === '' ? texts.noMail : undefined,
    },
  ];
  return (
    <>
      <RecordTablePage key="enquiries" typeName="enquiries" moreActions={actions} />
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
