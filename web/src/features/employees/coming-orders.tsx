import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { planningLists } from '@driftig/contracts/planning/lists';
import { nameOf } from '@driftig/domain/employees/name-of';
import { formatDate } from '@driftig/domain/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../api/errors.ts';
import { routeQuery } from '../../api/queries/route-query.ts';
import { paths } from '../../paths.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import classes from './coming-orders.module.css';
import { texts } from './coming-texts.ts';

const MOST_NAMED = 5;

/** Orders that a person is planned on in the next year. */
const comingOrdersQuery = (employeeId: string) =>
  routeQuery(planningLists.listComingOrders, { query: { employeeId } });

/**
 * Orders that a person is still planned on; the manager who makes them inactive must staff these
 * again.
 */
export function ComingOrders({ person }: { person: EmployeeRow }) {
  const query = useQuery(comingOrdersQuery(person.id));
  const name = nameOf(person);
  return (
    <div className={classes.coming}>
      <QueryResult
        query={query}
        title={texts.comingFailed}
        errorId={errorIdOf(query.error)}
        rows={1}
      >
        {(orders) =>
          orders.length === 0 ? (
            <p className={classes.text}>{texts.noComingOrders(name)}</p>
          ) : (
            <>
              <p className={classes.text}>{texts.comingOrders(name, orders.length)}</p>
              <ul className={classes.list}>
                {orders.slice(0, MOST_NAMED).map(({ orderNumber, title, from }) => (
                  <li key={orderNumber}>
                    {formatDate(from.slice(0, 10))}{' '}
                    <Link to={paths.order(orderNumber)}>{title}</Link>
                  </li>
                ))}
                {orders.length > MOST_NAMED ? (
                  <li>{texts.moreOrders(orders.length - MOST_NAMED)}</li>
                ) : null}
              </ul>
            </>
          )
        }
      </QueryResult>
    </div>
  );
}
