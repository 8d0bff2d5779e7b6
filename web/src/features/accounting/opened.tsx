import { Suspense } from 'react';

import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import type { Clicked } from './recent/recent-cards.tsx';

const dialogs = {
  allowances: lazyWhenIdle(() => import('./allowances/allowances-dialog.tsx')),
  chart: lazyWhenIdle(() => import('./chart/chart-dialog.tsx')),
  ledgerEntries: lazyWhenIdle(() => import('./ledger/entries-dialog.tsx')),
  bank: lazyWhenIdle(() => import('./bank/bank-dialog.tsx')),
  report: lazyWhenIdle(() => import('./ledger/report-dialog.tsx')),
  drafts: lazyWhenIdle(() => import('./drafts/drafts-dialog.tsx')),
  vouchers: lazyWhenIdle(() => import('./vouchers/vouchers-dialog.tsx')),
  trips: lazyWhenIdle(() => import('./trips/trips-dialog.tsx')),
  newTrip: lazyWhenIdle(async () => {
    const { TripForm: component } = await import('./trips/trip-form.tsx');
    return { default: component };
  }),
  sales: lazyWhenIdle(() => import('./sales/sales-dialog.tsx')),
  exports: lazyWhenIdle(() => import('./exchange/export-dialog.tsx')),
  imports: lazyWhenIdle(() => import('./exchange/book-import/import-dialog.tsx')),
  periods: lazyWhenIdle(() => import('./periods/periods-dialog.tsx')),
  proof: lazyWhenIdle(() => import('./exchange/proof-dialog.tsx')),
  expenses: lazyWhenIdle(() => import('./expenses/expenses-dialog.tsx')),
};
const AllowanceDecision = lazyWhenIdle(async () => {
  const { AllowanceDecision: component } = await import('./allowances/allowance-decision.tsx');
  return { default: component };
});
const ExpenseDecision = lazyWhenIdle(async () => {
  const { ExpenseDecision: component } = await import('./expenses/expense-decision.tsx');
  return { default: component };
});
const VoucherInfo = lazyWhenIdle(async () => {
  const { VoucherInfo: component } = await import('./vouchers/voucher-info.tsx');
  return { default: component };
});
const TripDetails = lazyWhenIdle(async () => {
  const { TripDetails: component } = await import('./trips/trip-details.tsx');
  return { default: component };
});

export type OpenedList = keyof typeof dialogs;
export type Opened = Clicked | { readonly as: OpenedList };

interface OpenedProps {
  opened: Opened;
  onClose: () => void;
}

/** The dialog of a shortcut, of a row, or of all rows. */
export function OpenedDialog(props: OpenedProps) {
  return (
    <LazyBoundary>
      <Suspense>
        <AnyDialog {...props} />
      </Suspense>
    </LazyBoundary>
  );
}

function AnyDialog({ opened, onClose }: OpenedProps) {
  if (opened.as === 'allowance')
    return <AllowanceDecision row={opened.allowance} onClose={onClose} />;
  if (opened.as === 'expense')
    return <ExpenseDecision expense={opened.expense} onClose={onClose} />;
  if (opened.as === 'voucher') return <VoucherInfo voucher={opened.voucher} onClose={onClose} />;
  if (opened.as === 'trip') return <TripDetails trip={opened.trip} onClose={onClose} />;
  const ListDialog = dialogs[opened.as];
  return <ListDialog onClose={onClose} />;
}
