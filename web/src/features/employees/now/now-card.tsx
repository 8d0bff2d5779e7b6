/**
 * NowCard { row } — a person's day, week and next orders, as managers may know them (product M12). Default
 * export: its code is fetched beside the page's.
 */
import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { planningLists } from '@driftig/contracts/planning/lists';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { formatKroner } from '@driftig/domain/format';
import { rangeOf } from '@driftig/domain/periods';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { paths } from '../../../paths.ts';
import { StatusChip, type Tone } from '../../../ui/display/status-chip.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { loadable } from '../../../ui/loading/loadable.tsx';
import { useIsThereWhenIdle } from '../../../ui/loading/use-is-there-when-idle.ts';
import { formatClock } from '../../../ui/time/format-instant.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { formatShortWeekdayDate } from '../../../ui/time/weekday-names.ts';
import classes from './now-card.module.css';
import { lastDateOf, stateToday, type StateToday } from './state-today.ts';
import { texts } from './texts.ts';

const Sparkline = loadable(() => import('../../../ui/charts/sparkline.tsx'));

export default function NowCard({ row: { id } }: { row: EmployeeRow }) {
  return (
    <Card title={texts.title}>
      <div className={classes.parts}>
        <Today id={id} />
        <Week id={id} />
        <Next id={id} />
      </div>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{title}</h3>
      {children}
    </section>
  );
}

const tones: Readonly<Record<StateToday['kind'], Tone>> = {
  working: 'running',
  absent: 'pending',
  planned: 'done',
  free: 'neutral',
};

function Today({ id }: { id: string }) {
  const now = useNow();
  const date = now.slice(0, 10);
  const query = useQuery(routeQuery(planningRoutes.listPlan, { query: { from: date, to: date } }));
  return (
    <Part title={texts.today}>
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)} rows={1}>
        {(plan) => {
          const state = stateToday(plan, id, now);
          return (
            <>
              <StatusChip tone={tones[state.kind]}>{texts.state[state.kind]}</StatusChip>
              <p className={classes.line}>
                <Detail state={state} />
              </p>
            </>
          );
        }}
      </QueryResult>
    </Part>
  );
}

function Detail({ state }: { state: StateToday }) {
  if (state.kind === 'free') return texts.free;
  if (state.kind === 'absent') {
    const { absence } = state;
    const date = lastDateOf(absence);
    const until = date === undefined ? texts.untilClock(absence.to.slice(11)) : texts.until(date);
    return `${absenceTypes[absence.type].label} ${until}`;
  }
  const { order } = state;
  const times = order && [order.startTime, order.endTime].filter((time) => time !== '').join('–');
  return (
    <>
      {state.kind === 'working' ? texts.since(formatClock(state.since)) : times}
      {order === undefined ? null : (
        <>
          {' · '}
          <Link to={paths.order(order.number)}>{order.title}</Link>
        </>
      )}
    </>
  );
}

/** The hours of the last twelve months, which come after those of the week. */
function Year({ id }: { id: string }) {
  const isThere = useIsThereWhenIdle(Sparkline);
  const { data } = useQuery(routeQuery(timeRoutes.getHoursByMonth, { query: { employeeId: id } }));
  return (
    <span className={classes.year}>
      {isThere && data ? (
        <Sparkline values={data.hundredths} text={texts.hoursByMonth(data.hundredths)} />
      ) : null}
    </span>
  );
}

function Week({ id }: { id: string }) {
  const { from, to } = rangeOf('week', useToday());
  const input = { query: { startDate: from, endDate: to } };
  const query = useQuery(routeQuery(timeRoutes.getHoursOverview, input));
  return (
    <Part title={texts.week}>
      <QueryResult query={query} title={texts.weekFailed} errorId={errorIdOf(query.error)} rows={1}>
        {({ people }) => {
          const person = people.find(({ employeeId }) => employeeId === id);
          const { hundredths = 0, normHundredths = 0, pendingHundredths = 0 } = person ?? {};
          const share = normHundredths === 0 ? 0 : Math.min(1, hundredths / normHundredths);
          return (
            <>
              <strong className={classes.hours}>
                {texts.ofNorm(formatKroner(hundredths), formatKroner(normHundredths))}
              </strong>
              <span className={classes.bar} aria-hidden="true">
                <span style={{ width: `${Math.max(0, share * 100)}%` }} />
              </span>
              {pendingHundredths > 0 ? (
                <p className={classes.line}>{texts.pending(formatKroner(pendingHundredths))}</p>
              ) : null}
              <Year id={id} />
            </>
          );
        }}
      </QueryResult>
    </Part>
  );
}

const mostNamed = 3;

function Next({ id }: { id: string }) {
  const query = useQuery(routeQuery(planningLists.listComingOrders, { query: { employeeId: id } }));
  return (
    <Part title={texts.next}>
      <QueryResult query={query} title={texts.nextFailed} errorId={errorIdOf(query.error)} rows={2}>
        {(orders) =>
          orders.length === 0 ? (
            <p className={classes.line}>{texts.noNext}</p>
          ) : (
            <ul className={classes.orders}>
              {orders.slice(0, mostNamed).map(({ orderNumber, title, from }) => (
                <li key={orderNumber}>
                  <Link to={paths.order(orderNumber)}>{title}</Link>
                  <span className={classes.when}>
                    {formatShortWeekdayDate(from.slice(0, 10))} kl. {from.slice(11)}
                  </span>
                </li>
              ))}
              {orders.length > mostNamed ? <li>{texts.more(orders.length - mostNamed)}</li> : null}
            </ul>
          )
        }
      </QueryResult>
    </Part>
  );
}
