import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';

import { errorIdOf } from '../../api/errors.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { PersonList } from './person-list.tsx';
import {
  availabilityQuery,
  awayOf,
  peopleWith,
  type Availability,
  type PlannedTime,
  type Staff,
} from './staff.ts';
import { StaffStrip } from './staff-strip.tsx';
import { Legend } from './status-mark.tsx';
import { texts } from './texts.ts';
import { toggleId } from './toggle-id.ts';
import { useOffer } from './use-offer.ts';

interface StaffPlannerProps {
  /** Time of an order, or of a form whose order is not saved yet: then without `orderId`. */
  time: PlannedTime;
  staff: Staff;
  onChange: (staff: Staff) => void;
  /** After an answer or an offer, which change the stored order; without it there are none. */
  onMarketChange?: (() => Promise<void>) | undefined;
}

/**
 * Chooses the people of an order or of a time. It stores nothing: the choice is the caller's, who
 * saves it with the order, or by itself.
 */
export function StaffPlanner(props: StaffPlannerProps) {
  const { startDate, endDate } = props.time;
  if (startDate === '' || endDate === '') return <p>{texts.noTime}</p>;
  return <Planner {...props} />;
}

function Planner(props: StaffPlannerProps) {
  const { time, staff, onChange } = props;
  const query = useQuery(availabilityQuery(time));
  return (
    <>
      <StaffStrip staff={staff} away={awayOf(query.data, staff)} onChange={onChange} />
      <QueryResult query={query} title={texts.loadFailed} errorId={errorIdOf(query.error)} rows={6}>
        {(availability) => <People availability={availability} {...props} />}
      </QueryResult>
    </>
  );
}

interface PeopleProps extends StaffPlannerProps {
  availability: Availability;
}

function People({ availability, time, staff, onChange, onMarketChange }: PeopleProps) {
  const changed = useStable(onMarketChange);
  const offer = useOffer(time.orderId, changed);
  const isFull = availability.assignedEmployees.length >= availability.neededEmployees;
  const people = useMemo(() => peopleWith(availability, staff, time), [availability, staff, time]);
  // A row keeps its props while others are chosen, since a company may have hundreds of people.
  const current = useRef({ staff, onChange });
  current.current = { staff, onChange };
  const toggle = useCallback((id: string) => {
    const { staff: now, onChange: change } = current.current;
    const others = now.employeeIds.filter((one) => one !== id);
    const isChosen = others.length < now.employeeIds.length;
    change({ ...now, employeeIds: isChosen ? others : [...others, id] });
    // The row moves to the other group, and its button would lose the focus.
    setTimeout(() => document.querySelector<HTMLElement>(`#${CSS.escape(toggleId(id))}`)?.focus());
  }, []);
  return (
    <>
      <PersonList
        people={people}
        time={time}
        onToggle={toggle}
        offer={onMarketChange === undefined || isFull ? undefined : offer}
        onAnswered={onMarketChange === undefined ? undefined : changed}
      />
      <Legend />
    </>
  );
}

/** A function that stays the same and calls the newest, so that rows keep their props. */
function useStable(change: (() => Promise<void>) | undefined): () => Promise<void> {
  const current = useRef(change);
  current.current = change;
  return useCallback(async () => current.current?.(), []);
}
