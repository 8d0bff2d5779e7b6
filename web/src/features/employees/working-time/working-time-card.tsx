// Default export: loaded lazily by EmployeePage.
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { formatDate, formatKroner } from '@driftig/domain/format';
import { latest } from '@driftig/domain/time/norm';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../../api/errors.ts';
import { paths } from '../../../paths.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { termsQuery, type Terms } from './queries.ts';
import { weekOf } from './terms-values.ts';
import { texts } from './texts.ts';
import classes from './working-time.module.css';

const TermsDialog = lazyWhenIdle(() => import('./terms-dialog.tsx'));

/** A person's agreement on working time, each norm with the date it is valid from. */
export default function WorkingTimeCard({ row }: { row: EmployeeRow }) {
  const query = useQuery(termsQuery(row.id));
  // Edited values, based on the version that was read when the form was opened.
  const [edited, setEdited] = useState<Terms>();
  const { data } = query;
  return (
    <Card
      title={texts.title}
      aside={data ? <Button onClick={() => setEdited(data)}>{texts.change}</Button> : undefined}
    >
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)} rows={2}>
        {(terms) => (
          <>
            <Facts terms={terms} />
            <Link to={paths.employeeRegister(row.id)} className={classes.register}>
              {texts.seeRegister}
            </Link>
          </>
        )}
      </QueryResult>
      {edited ? (
        <LazyBoundary>
          <Suspense>
            <TermsDialog terms={edited} row={row} onClose={() => setEdited(undefined)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </Card>
  );
}

function Facts({ terms: { norms, selfOrganiserFrom, eighteenOn } }: { terms: Terms }) {
  const today = useToday();
  const current = latest(norms, today);
  const newestFirst = norms.toSorted((a, b) => b.from.localeCompare(a.from));
  return (
    <ul className={classes.facts}>
      {norms.length === 0 ? <li>{texts.usual}</li> : null}
      {newestFirst.map(({ from, days }) => (
        <li key={from}>
          <b>{texts.week(formatKroner(weekOf(days)))}</b>
          <span>
            {[
              from === current?.from ? texts.current : '',
              texts.since(formatDate(from)),
              days.map((hundredths) => formatKroner(hundredths)).join(' / '),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
      {selfOrganiserFrom === '' ? null : (
        <li>
          {selfOrganiserFrom <= today
            ? texts.selfOrganiser(formatDate(selfOrganiserFrom))
            : texts.selfOrganiserComing(formatDate(selfOrganiserFrom))}
        </li>
      )}
      {today < eighteenOn ? <li>{texts.young(formatDate(eighteenOn))}</li> : null}
    </ul>
  );
}
