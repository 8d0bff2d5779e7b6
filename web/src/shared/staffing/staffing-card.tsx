import type { PlannedPerson } from '@driftig/contracts/planning/availability-route';
import { freePlace } from '@driftig/domain/planning/free-place';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { errorIdOf } from '../../api/errors.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { PersonProblem } from './person-problem.tsx';
import { findFor, findForPlace } from './replace/find-text.ts';
import { ReplaceButton } from './replace/replace-button.tsx';
import { ReplaceHost } from './replace/replace-host.tsx';
import { Segments } from './segments.tsx';
import {
  availabilityQuery,
  problemOf,
  restText,
  type Availability,
  type PlannedTime,
} from './staff.ts';
import classes from './staffing-card.module.css';
import { StaffingSums } from './staffing-sums.tsx';
import { texts } from './texts.ts';

const SwapRequests = lazyWhenIdle(() => import('./swaps/swap-requests.tsx'));
const RequestLine = lazyWhenIdle(async () => ({
  default: (await import('./requests/request-line.tsx')).RequestLine,
}));

/** More free places are said in words above. */
const MOST_PLACES = 8;

interface StaffingCardProps {
  time: PlannedTime;
  needed: number;
  assigned: number;
  isCancelled: boolean;
  onPlan: () => void;
}

/** Assigned people of an order, free places, and conflicts. */
export function StaffingCard({ time, needed, assigned, isCancelled, onPlan }: StaffingCardProps) {
  const missing = Math.max(0, needed - assigned);
  const isPlanned = needed > 0 || assigned > 0;
  const title = (
    <span className={classes.title}>
      {texts.staffingCard}{' '}
      {isPlanned && !isCancelled ? (
        <StaffingSums time={time} needed={needed} assigned={assigned} />
      ) : null}
    </span>
  );
  if (isCancelled)
    return (
      <Card title={title}>
        <p className={classes.note}>{texts.cancelled}</p>
      </Card>
    );
  const aside = (
    <span className={classes.aside}>
      <span className={classes.segments}>
        <Segments assigned={assigned} needed={needed} />
      </span>
      <Button size="compact-sm" leftSection={<IconUsers size={16} stroke={1.6} />} onClick={onPlan}>
        {texts.plan}
      </Button>
    </span>
  );
  return (
    <ReplaceHost orderId={time.orderId}>
      <Card title={title} aside={aside} flush>
        {isPlanned ? (
          <Places time={time} missing={missing} onPlan={onPlan} />
        ) : (
          <p className={classes.note}>{texts.notPlanned}</p>
        )}
      </Card>
    </ReplaceHost>
  );
}

interface PlacesProps {
  time: PlannedTime;
  missing: number;
  onPlan: () => void;
}

function Places({ time, missing, onPlan }: PlacesProps) {
  const query = useQuery(availabilityQuery(time));
  return (
    <QueryResult query={query} title={texts.loadFailed} errorId={errorIdOf(query.error)} rows={2}>
      {(availability) => (
        <>
          <ul className={classes.places}>
            {availability.assignedEmployees.map((person) => (
              <Person key={person.id} person={person} />
            ))}
            {Array.from({ length: Math.min(missing, MOST_PLACES) }, (_, index) => (
              <li key={index}>
                <button type="button" className={classes.free} onClick={onPlan}>
                  <span className={classes.plus} aria-hidden="true">
                    <IconPlus size={16} stroke={1.6} />
                  </span>
                  {texts.freePlace}
                </button>
              </li>
            ))}
          </ul>
          {missing > 0 && time.orderId !== undefined ? (
            <div className={classes.find}>
              <ReplaceButton orderId={time.orderId} absentId={freePlace} label={findForPlace} />
            </div>
          ) : null}
          <Notices availability={availability} time={time} />
        </>
      )}
    </QueryResult>
  );
}

function Person({ person: { name, department, isAbsent } }: { person: PlannedPerson }) {
  return (
    <li className={classes.person}>
      <Avatar name={name} />
      <span>
        <b>{name}</b>
        <small>{isAbsent ? texts.statuses.absent : department}</small>
      </span>
    </li>
  );
}

interface NoticesProps {
  availability: Availability;
  time: PlannedTime;
}

/** Requests, and assigned people who cannot come or have too little rest (product O15). */
function Notices({ availability, time }: NoticesProps) {
  const { orderId } = time;
  const asked = availability.availableEmployees.filter(({ status }) => status === 'asked');
  const inTheWay = availability.assignedEmployees.filter((one) => problemOf(one, time));
  const unrested = availability.assignedEmployees.flatMap((one) => {
    const rest = problemOf(one, time) === undefined ? restText(one) : undefined;
    return rest === undefined ? [] : [{ id: one.id, text: texts.restOf(one.name, rest) }];
  });
  return (
    <>
      {orderId === undefined ? null : (
        <LazyBoundary>
          <Suspense>
            <SwapRequests orderId={orderId} />
          </Suspense>
        </LazyBoundary>
      )}
      {orderId === undefined ? null : (
        <LazyBoundary>
          <Suspense>
            {asked.map((person) => (
              <RequestLine key={person.id} person={person} orderId={orderId} />
            ))}
          </Suspense>
        </LazyBoundary>
      )}
      {inTheWay.length + unrested.length === 0 ? null : (
        <div className={classes.problems}>
          {inTheWay.map((person) => (
            <PersonProblem
              key={person.id}
              person={person}
              time={time}
              action={
                orderId !== undefined && person.isAbsent ? (
                  <ReplaceButton
                    orderId={orderId}
                    absentId={person.id}
                    label={findFor(person.name)}
                  />
                ) : null
              }
            />
          ))}
          {unrested.map(({ id, text }) => (
            <p key={id} className={classes.notice}>
              <IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" />
              <span>{text}</span>
            </p>
          ))}
        </div>
      )}
    </>
  );
}
