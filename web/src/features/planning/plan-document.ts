import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import type { Plan, PlannerOrder } from '@driftig/contracts/planning/planner-answers';
import type { WeekPlan, WeekPlanEntry } from '@driftig/documents/week-plan.types';
import { datesOf } from '@driftig/domain/calendar/calendar-days';
import { addDays, type DateText } from '@driftig/domain/dates';
import { periodOf } from '@driftig/domain/planning/period';
import { mondayOf } from '@driftig/domain/weeks';

import { periodTitle } from '../../ui/time/period-title.ts';
import { weekdayOf } from '../../ui/time/weekday-names.ts';
import { countText } from './grid/plan-grid.tsx';
import { texts } from './texts.ts';

interface About {
  readonly date: DateText;
  readonly today: DateText;
  readonly company: string;
}

/** The week of a date as a document: what lacks people first, then the people by name. */
export function weekPlanOf(plan: Plan, { date, today, company }: About): WeekPlan {
  const from = mondayOf(date);
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  const missing = plan.orders.filter((order) => order.missing > 0);
  const rows = plan.people.map(({ id, name, department }) => ({
    name,
    department,
    days: days.map((day) => entriesOn(plan, id, day)),
  }));
  const lacking = {
    name: texts.openLane,
    department: '',
    days: days.map((day) =>
      missing.filter((order) => begins(order, day)).map((order) => toEntry(order, 'missing')),
    ),
  };
  return {
    title: texts.grid,
    company,
    period: periodTitle('week', { from, to: addDays(from, 6) }),
    employee: texts.person,
    empty: texts.noOrders,
    isoDate: today,
    columns: days.map((day) => `${weekdayOf(day).slice(0, 3)} ${Number(day.slice(8))}`),
    rows: missing.length > 0 ? [lacking, ...rows] : rows,
  };
}

function entriesOn({ orders, absences }: Plan, id: string, day: DateText): WeekPlanEntry[] {
  const shifts = orders
    .filter((order) => order.assignedIds.includes(id) && begins(order, day))
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
    .map((order) => toEntry(order, 'shift'));
  const away = absences
    .filter((one) => one.employeeId === id && datesOf(one, day, day).length > 0)
    .map(({ type, status }): WeekPlanEntry => {
      const { label } = absenceTypes[type];
      const text = status === 'pending' ? texts.appliedFor(label) : label;
      return { time: '', text, tone: 'absence' };
    });
  return [...away, ...shifts];
}

/** A night is shown on the day it begins, a longer order on each of its days. */
function begins(order: PlannerOrder, day: DateText): boolean {
  const dates = datesOf(periodOf(order), day, day);
  const isNight = order.endDate <= addDays(order.startDate, 1);
  return isNight ? order.startDate === day : dates.length > 0;
}

function toEntry(order: PlannerOrder, tone: WeekPlanEntry['tone']): WeekPlanEntry {
  const { from, to } = periodOf(order);
  const isWhole = order.startTime === '' && order.endTime === '';
  return {
    time: isWhole ? '' : `${from.slice(11)}-${to.slice(11)}`,
    text: order.title,
    ...(tone === 'missing' && { note: countText(order) }),
    tone,
  };
}
