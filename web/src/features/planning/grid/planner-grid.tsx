import type { Plan, PlannerPerson } from '@driftig/contracts/planning/planner-answers';
import { datesOf } from '@driftig/domain/calendar/calendar-days';
import type { DateText } from '@driftig/domain/dates';
import { periodOf } from '@driftig/domain/planning/period';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';

import { TimeGrid } from '../../../ui/time-grid/time-grid.tsx';
import type { GridChange, GridEvent } from '../../../ui/time-grid/types.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import type { PlannerAddress } from '../planner-bar.tsx';
import { texts } from '../texts.ts';
import { orderIdOf } from './event-ids.ts';
import { Legend } from './legend.tsx';
import { planChangeOf, type PlanChange } from './plan-change.ts';
import { lanesOf } from './lanes.tsx';
import { eventsOf, eventsOfOrders, lanesOfOrders, rangesOf } from './plan-grid.tsx';
import classes from './planner-grid.module.css';
import { checkOf } from './verdict.ts';

interface PlannerGridProps {
  plan: Plan;
  address: PlannerAddress;
  today: DateText;
  onOpen: (orderId: string) => void;
  onPropose: (change: PlanChange) => void;
  onCreate: (date: DateText, laneId: string) => void;
}

const hours = { from: 7, to: 24 };
/** px; on low screens the day is seen without scrolling. */
const [lowHour, tallHour] = [30, 40];

/** The plan on the grid: people by days, or orders by days in a month. */
export default function PlannerGrid({
  plan,
  address,
  today,
  onOpen,
  onPropose,
  onCreate,
}: PlannerGridProps) {
  const { view, date, range, show } = address;
  const now = useNow();
  const isTall = useMediaQuery('(min-height: 62em)');
  const byPerson = view === 'day' || view === 'week';
  const people = useMemo(
    () => shownPeople(plan.people, address.department, address.person),
    [plan.people, address.department, address.person],
  );
  const lanes = useMemo(
    () => (byPerson ? lanesOf(plan, people, { ...range, isDay: view === 'day' }) : lanesOfOrders),
    [byPerson, plan, people, range, view],
  );
  const events = useMemo(
    () => (byPerson ? eventsOf(plan) : eventsOfOrders(ordersOf(plan, people, address))),
    [byPerson, plan, people, address],
  );
  const ranges = useMemo(() => (byPerson ? rangesOf(plan) : []), [byPerson, plan]);
  const check = useMemo(() => checkOf(plan, today), [plan, today]);
  const change = useCallback(
    (proposed: GridChange) => {
      const planned = planChangeOf(plan, proposed);
      if (planned !== undefined) onPropose(planned);
    },
    [plan, onPropose],
  );
  const dayHint = useCallback(
    (day: DateText) => {
      const count = plan.orders.filter(
        (order) => datesOf(periodOf(order), day, day).length > 0,
      ).length;
      return count === 0 ? undefined : texts.shifts(count);
    },
    [plan.orders],
  );
  return (
    <div className={classes.frame}>
      <TimeGrid
        label={texts.grid}
        view={view}
        date={date}
        today={today}
        now={now}
        lanes={lanes}
        events={events}
        ranges={ranges}
        hours={hours}
        hourHeight={isTall ? tallHour : lowHour}
        dayHint={dayHint}
        corner={texts.people(people.length)}
        check={check}
        answersLanes
        onChange={change}
        onCreate={({ start, laneId }) => onCreate(start.slice(0, 10), laneId)}
        onOpen={(event: GridEvent) => onOpen(orderIdOf(event.id))}
        onDay={(day) => show({ view: 'day', date: day })}
        empty={texts.noOrders}
      />
      <Legend />
    </div>
  );
}

function shownPeople(people: readonly PlannerPerson[], department: string, person: string) {
  return people.filter(
    (one) =>
      (department === '' || one.department === department) && (person === '' || one.id === person),
  );
}

/** The orders of a filtered view: those of its people, and those that lack some. */
function ordersOf(
  plan: Plan,
  people: readonly PlannerPerson[],
  { department, person }: PlannerAddress,
) {
  if (department === '' && person === '') return plan.orders;
  const ids = new Set(people.map(({ id }) => id));
  return plan.orders.filter(
    ({ assignedIds, missing }) => missing > 0 || assignedIds.some((id) => ids.has(id)),
  );
}
