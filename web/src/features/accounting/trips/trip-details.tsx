import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { expenseStatuses } from '@driftig/contracts/accounting/expense-status';
import { isPayable } from '@driftig/domain/accounting/expense';
import { tripTotal } from '@driftig/domain/accounting/trip';
import { formatDate } from '@driftig/domain/format';
import { whyTrip } from '@driftig/domain/why/spending';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { allPagesQuery } from '../../../api/queries/all-pages.ts';
import { RecordStatusChip } from '../../../shared/record-screens/list/status-column.tsx';
import { Why } from '../../../shared/why/why.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FactList } from '../lists/book-row.tsx';
import classes from '../lists/lists.module.css';
import type { BookedExpense, Trip } from '../queries.ts';
import { texts } from './texts.ts';
import { TripAllowances } from './trip-allowances.tsx';

/** A trip with its linked expenses (product B25). */
export function TripDetails({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const linked = useQuery(
    allPagesQuery(expenseRoutes.listExpenses, { query: { tripId: trip.id } }),
  );
  const { title, startDate, endDate, location, purpose, description } = trip;
  return (
    <Dialog opened onClose={onClose} title={title} size={560}>
      <FactList
        facts={[
          [texts.location, location],
          [texts.start, formatDate(startDate)],
          [texts.end, formatDate(endDate)],
          [texts.purpose, purpose],
          [texts.description, description],
          [texts.total, <Total key="total" trip={trip} expenses={linked.data?.rows ?? []} />],
          [texts.expense, <Amount key="expense" ore={trip.expense} />],
          [texts.mileage, <Amount key="mileage" ore={trip.mileage} />],
          [texts.diet, <Amount key="diet" ore={trip.diet} />],
          [texts.receipts, <Amount key="receipts" ore={trip.receiptTotal} />],
        ]}
      />
      <h3>{texts.linked}</h3>
      <QueryResult query={linked} title={texts.notLoaded} errorId={errorIdOf(linked.error)}>
        {({ rows: expenses }) =>
          expenses.length === 0 ? (
            <p className={classes.nothing}>{texts.noLinked}</p>
          ) : (
            <ul className={classes.rows}>
              {expenses.map(({ id, description: what, date, name, amount, status }) => (
                <li key={id} className={classes.row}>
                  <div className={classes.what}>
                    {what === '' ? name : what}
                    <span className={classes.facts}>{`${name} · ${formatDate(date)}`}</span>
                  </div>
                  <div className={classes.figures}>
                    <Amount ore={amount} />
                    <RecordStatusChip status={expenseStatuses[status]} />
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <TripAllowances tripId={trip.id} />
    </Dialog>
  );
}

function Total({ trip, expenses }: { trip: Trip; expenses: readonly BookedExpense[] }) {
  const total = tripTotal(trip);
  const counted = () =>
    expenses
      .filter(({ status }) => isPayable(status))
      .map(({ description, name, date, amount }) => ({
        label: description === '' ? name : description,
        note: `${name} · ${formatDate(date)}`,
        amount,
      }));
  return (
    <Why label={texts.total} answer={() => whyTrip({ ...trip, total, expenses: counted() })}>
      <Amount ore={total} />
    </Why>
  );
}
