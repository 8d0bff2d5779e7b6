import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { IconMailQuestion } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { paths } from '../../app/paths.ts';
import { numberOf } from '../../records/kind-column.tsx';
import { RecordTablePage } from '../../records/record-table-page.tsx';
import type { RowAction } from '../../ui/data-table/column.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { texts } from './texts.ts';

const EnquiryDetailsDialog = lazyWhenIdle(() => import('./enquiry-details-dialog.tsx'));

/** The list of orders, with an action to show the enquiry behind one. */
export default function OrdersPage() {
  const [orderShown, setOrderShown] = useState<RecordAnswer>();
  // On every order, since a row does not tell whether it has an enquiry.
  const actions = (row: RecordAnswer): readonly RowAction[] => [
    { label: texts.showEnquiry, icon: IconMailQuestion, onSelect: () => setOrderShown(row) },
  ];
  return (
    <>
      <RecordTablePage
        key="orders"
        typeName="orders"
        moreActions={actions}
        pageOf={(row) => paths.order(numberOf(row, 'number'))}
      />
      <Suspense>
        {orderShown ? (
          <EnquiryDetailsDialog orderId={orderShown.id} onClose={() => setOrderShown(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}
