import type { RecordAnswer } from '@driftig/contracts/record-type';
import { IconClipboardPlus, IconMail } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import type { RowAction } from '../../ui/data-table/column.ts';
import { lazyAtRest } from '../../ui/lazy-at-rest.ts';
import { orderFromEnquiry } from './order-from-enquiry.ts';
import { textOf } from '../../records/kind-column.tsx';
import { RecordTablePage } from '../../records/record-table-page.tsx';
import { texts } from './texts.ts';

const RecordDialog = lazyAtRest(() => import('../../records/record-dialog.tsx'));

/** Enquiries, and how one becomes an order. */
export default function EnquiriesPage() {
  const [ordering, setOrdering] = useState<RecordAnswer>();
  const close = () => setOrdering(undefined);
  const actions = (row: RecordAnswer): readonly RowAction[] => [
    {
      label: texts.makeOrder,
      icon: IconClipboardPlus,
      onSelect: () => setOrdering(row),
      disabledReason: textOf(row, 'orderId') === '' ? undefined : texts.isOrder,
    },
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
            along={{ enquiryid: ordering.id }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
