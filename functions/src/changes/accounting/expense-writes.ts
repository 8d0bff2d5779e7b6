import type { Write } from '@driftig/data/core/write';
import type { CompanyData } from '@driftig/data/store';
import { linkOfExpense, type Expense } from '@driftig/domain/accounting/expense';
import { spendingMoves } from '@driftig/domain/accounting/spending-sums';
import { spentOfExpense } from '@driftig/domain/accounting/spent';
import { tripMoves } from '@driftig/domain/accounting/trip';

type Store = Pick<CompanyData, 'expenses' | 'trips' | 'spending'>;

/** The writes of a new or changed expense, with those of the sums it is in. */
export function expenseWrites(store: Store) {
  const moves = (before: Expense | undefined, after: Expense): Write[] => [
    ...store.trips.move(tripMoves(before && linkOfExpense(before), linkOfExpense(after))),
    ...store.spending.move(spendingMoves(before && spentOfExpense(before), spentOfExpense(after))),
  ];
  return {
    insert: (expense: Expense): Write[] => [
      store.expenses.insert(expense),
      ...moves(undefined, expense),
    ],

    /** Optimistic lock: conflict (409) when it has changed since it was read. */
    replace: (read: Expense, changed: Expense): Write[] => [
      store.expenses.replace(read, changed),
      ...moves(read, changed),
    ],
  };
}
