import type { RecordAnswer } from '@driftig/contracts/record-type';
import { enquiryStatuses } from '@driftig/contracts/record-work';
import { IconClipboardPlus, IconMail } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import type { RowAction } from '../../ui/data-table/column.ts';
import { lazyAtRest } from '../../ui/lazy-at-rest.ts';
import { orderFromEnquiry } from './order-from-enquiry.ts';
import { updateRecord } from '../../records/queries.ts';
import { textOf } from '../../records/kind-column.tsx';
import { RecordTablePage } from '../../records/record-table-page.tsx';
import { texts } from '../../records/texts.ts';

const RecordDialog = lazyAtRest(() => import('../../records/record-dialog.tsx'));

/** Enquiries, and how one becomes an order. */
export default function EnquiriesPage() {
  const client = useQueryClient();
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
            onCreated={(order) => {
              const done = { status: enquiryStatuses.ordered.code, orderid: order.id };
              return updateRecord(client, 'enquiries', ordering, done);
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
