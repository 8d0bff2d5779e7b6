import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { IconMailQuestion } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { RecordTablePage } from '../../records/record-table-page.tsx';
import type { RowAction } from '../../ui/data-table/column.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { texts } from './texts.ts';

const EnquiryDetailsDialog = lazyWhenIdle(() => import('./enquiry-details-dialog.tsx'));

/** Orders, and what was asked for before they were made. */
export default function OrdersPage() {
  const [orderShown, setOrderShown] = useState<RecordAnswer>();
  // Of every order: a row does not say whether there is one behind it.
  const actions = (row: RecordAnswer): readonly RowAction[] => [
    { label: texts.showEnquiry, icon: IconMailQuestion, onSelect: () => setOrderShown(row) },
  ];
  return (
    <>
      <RecordTablePage key="orders" typeName="orders" moreActions={actions} />
      <Suspense>
        {orderShown ? (
          <EnquiryDetailsDialog orderId={orderShown.id} onClose={() => setOrderShown(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}
