import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { uploaderFilter } from '@driftig/domain/lists/rules/receipts';
import { isVoucher } from '@driftig/domain/receipts/receipt-status';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { textOf } from '@driftig/domain/lists/row-values';
import type { OwnDialogs } from '../../shared/record-screens/list/record-dialogs.tsx';
import { RecordTablePage } from '../../shared/record-screens/list/record-table-page.tsx';
import type { TableFilter } from '../../ui/data-table/columns/column.ts';
import { rangeFilters } from '../../ui/data-table/filters/date-filters.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { sortDanish } from '@driftig/domain/text/sort-danish';
import { receiptEmployeesQuery } from './queries.ts';
import { texts } from './texts.ts';
import { receiptsView } from '../../shared/record-screens/views/receipts.ts';

const UploadReceiptDialog = lazyWhenIdle(() => import('./upload-receipt-dialog.tsx'));
const ReceiptDialog = lazyWhenIdle(() => import('./receipt-dialog.tsx'));

const lockedReason = (receipt: RecordAnswer) =>
  isVoucher(textOf(receipt, 'status')) ? texts.voucher : undefined;

const dialogs: OwnDialogs = {
  create: (handlers) => <UploadReceiptDialog {...handlers} />,
  show: (receipt, close) => <ReceiptDialog receipt={receipt} onClose={close} />,
};

/** Product B22: by employee, and by a range of dates. */
function useFilters(): readonly TableFilter<RecordAnswer>[] {
  const { data: employees } = useQuery(receiptEmployeesQuery);
  return useMemo(() => {
    const names = sortDanish([...new Set((employees ?? []).map(({ name }) => name))]);
    const employee = {
      ...uploaderFilter,
      label: texts.employee,
      allLabel: texts.allEmployees,
      options: names.map((name) => ({ value: name, label: name })),
      width: 176,
    };
    return [employee, ...rangeFilters<RecordAnswer>((row) => textOf(row, 'date'))];
  }, [employees]);
}

/** The list of receipts, with dialogs to upload, show, approve and reject them. */
export default function ReceiptsPage() {
  const filters = useFilters();
  return (
    <RecordTablePage
      key="receipts"
      screen={receiptsView}
      locked={lockedReason}
      dialogs={dialogs}
      filters={filters}
    />
  );
}
