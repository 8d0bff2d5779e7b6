import type {
  Plan,
  PlannerOrder,
  PlannerPerson,
} from '@driftig/contracts/planning/planner-answers';
import { datesOf } from '@driftig/domain/calendar/calendar-days';
import type { DateText } from '@driftig/domain/dates';
import { useState } from 'react';

import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { PlanChange } from '../grid/plan-change.ts';
import type { PlannerAddress } from '../planner-bar.tsx';
import { texts } from '../texts.ts';
import { DayCard } from './day-card.tsx';
import { FreeTray } from './free-tray.tsx';
import { ordersOn } from './orders-on.ts';
import classes from './phone-day.module.css';
import { WeekStrip } from './week-strip.tsx';

interface PhoneDayProps {
  plan: Plan;
  address: PlannerAddress;
  today: DateText;
  onOpen: (orderId: string) => void;
  onPlan: (orderId: string) => void;
  onPropose: (change: PlanChange) => void;
}

/** A day on a phone: a list by need, then time, and the free people at the thumb. */
export default function PhoneDay({
  plan,
  address,
  today,
  onOpen,
  onPlan,
  onPropose,
}: PhoneDayProps) {
  const { date, show } = address;
  const [chosenId, setChosenId] = useState<string>();
  const orders = ordersOn(plan, date);
  const free = freePeople(plan, date, address.department);
  const chosen = free.find(({ id }) => id === chosenId);
  const put = (order: PlannerOrder, { id }: PlannerPerson) => {
    setChosenId(undefined);
    const assignedIds = [...order.assignedIds, id];
    onPropose({ order, assignedIds, time: order, isMoved: false, added: id, removed: undefined });
  };
  return (
    <div className={classes.day}>
      <WeekStrip plan={plan} date={date} today={today} onDay={(day) => show({ date: day })} />
      {orders.length === 0 ? <EmptyState title={texts.nothingOnDay} /> : null}
      <ul className={classes.cards}>
        {orders.map((order) => (
          <DayCard
            key={order.id}
            order={order}
            plan={plan}
            chosen={chosen}
            onOpen={() => onOpen(order.id)}
            onPlan={() => onPlan(order.id)}
            onPut={put}
          />
        ))}
      </ul>
      {free.length === 0 || orders.length === 0 ? null : (
        <FreeTray people={free} chosenId={chosen?.id} onChoose={setChosenId} />
      )}
    </div>
  );
}

/** Active people without a shift and without approved absence on the day. */
function freePeople(plan: Plan, date: DateText, department: string): PlannerPerson[] {
  const busy = new Set(ordersOn(plan, date).flatMap(({ assignedIds }) => assignedIds));
  const away = new Set(
    plan.absences
      .filter((one) => one.status === 'approved' && datesOf(one, date, date).length > 0)
      .map(({ employeeId }) => employeeId),
  );
  return plan.people.filter(
    (one) =>
      one.isActive &&
      !busy.has(one.id) &&
      !away.has(one.id) &&
      (department === '' || one.department === department),
  );
}
