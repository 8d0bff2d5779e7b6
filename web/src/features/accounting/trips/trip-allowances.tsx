import { allowanceRoutes } from '@driftig/contracts/accounting/allowances';
import { allowanceStatuses } from '@driftig/contracts/accounting/allowance-status';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { allPagesQuery } from '../../../api/queries/all-pages.ts';
import { RecordStatusChip } from '../../../shared/record-screens/list/status-column.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { lineOf } from '../allowances/allowance-facts.tsx';
import classes from '../lists/lists.module.css';
import { texts } from './texts.ts';

/** The mileage and diets of a trip; nothing where it has none. */
export function TripAllowances({ tripId }: { tripId: string }) {
  const linked = useQuery(allPagesQuery(allowanceRoutes.listAllowances, { query: { tripId } }));
  return (
    <QueryResult query={linked} title={texts.allowancesNotLoaded} errorId={errorIdOf(linked.error)}>
      {({ rows }) =>
        rows.length === 0 ? null : (
          <>
            <h3>{texts.linkedAllowances}</h3>
            <ul className={classes.rows}>
              {rows.map((row) => (
                <li key={row.id} className={classes.row}>
                  <div className={classes.what}>
                    {lineOf(row).name}
                    <span className={classes.facts}>{lineOf(row).facts}</span>
                  </div>
                  <div className={classes.figures}>
                    <Amount ore={row.amount} />
                    <RecordStatusChip status={allowanceStatuses[row.status]} />
                  </div>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </QueryResult>
  );
}
