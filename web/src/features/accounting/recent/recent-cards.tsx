import { expenseStatuses } from '@driftig/contracts/accounting/expense-status';
import { receiptStatuses } from '@driftig/contracts/records/types/receipts';
import { formatDate } from '@driftig/domain/format';
import { useQuery } from '@tanstack/react-query';

import { lateCard } from '../../../ui/loading/late-card.tsx';
import type { BookedAllowance } from '../allowances/allowance-facts.tsx';
import {
  newestExpensesQuery,
  newestReceiptsQuery,
  newestTripsQuery,
  type BookedExpense,
  type Trip,
  type Voucher,
} from '../queries.ts';
import { texts } from '../texts.ts';
import { tripDays } from '../trips/trip-days.ts';
import { texts as tripTexts } from '../trips/texts.ts';
import { RecentCard } from './recent-card.tsx';
import classes from './recent.module.css';

/** A row, or all rows of its kind, that was clicked. */
export type Clicked =
  | { readonly as: 'expenses' | 'vouchers' | 'trips' }
  | { readonly as: 'expense'; readonly expense: BookedExpense }
  | { readonly as: 'allowance'; readonly allowance: BookedAllowance }
  | { readonly as: 'voucher'; readonly voucher: Voucher }
  | { readonly as: 'trip'; readonly trip: Trip };

const factsOf = (...facts: readonly string[]) => facts.filter((fact) => fact !== '').join(' · ');

const PendingTasks = lateCard(() => import('../../../shared/board-tasks/own-tasks-card.tsx'));

/** One's own tasks, and the newest expenses, receipts and trips (product B23); each card loads and fails alone. */
export function RecentCards({ onOpen }: { onOpen: (clicked: Clicked) => void }) {
  const expenses = useQuery(newestExpensesQuery);
  const receipts = useQuery(newestReceiptsQuery);
  const trips = useQuery(newestTripsQuery);
  return (
    <div className={classes.cards}>
      <PendingTasks title={texts.pendingTasks} />
      <RecentCard
        title={texts.recentExpenses}
        empty={texts.noExpenses}
        query={expenses}
        onAll={() => onOpen({ as: 'expenses' })}
        onOpen={(expense) => onOpen({ as: 'expense', expense })}
        viewOf={({ description, name, date, amount, status }) => ({
          what: description === '' ? name : description,
          facts: factsOf(formatDate(date), description === '' ? '' : name),
          amount,
          status: expenseStatuses[status],
        })}
      />
      <RecentCard
        title={texts.recentReceipts}
        empty={texts.noReceipts}
        query={receipts}
        onAll={() => onOpen({ as: 'vouchers' })}
        onOpen={(voucher) => onOpen({ as: 'voucher', voucher })}
        viewOf={({ businessName, description, date, price, status }) => ({
          what: businessName,
          facts: factsOf(formatDate(date), description),
          amount: price,
          status: receiptStatuses[status],
        })}
      />
      <RecentCard
        title={texts.recentTrips}
        empty={texts.noTrips}
        query={trips}
        onAll={() => onOpen({ as: 'trips' })}
        onOpen={(trip) => onOpen({ as: 'trip', trip })}
        viewOf={(trip) => ({
          what: trip.title,
          facts: tripDays(trip),
          amount: trip.expense,
          note: tripTexts.links(trip.links),
        })}
      />
    </div>
  );
}
