import type { Plan } from '@driftig/contracts/planning/planner-answers';
import { breachFact, breachLaw } from '@driftig/domain/calendar/breach-text';
import type { DateText } from '@driftig/domain/dates';
import { formatQuantity } from '@driftig/domain/format';
import type { Booking } from '@driftig/domain/planning/bookings';
import { judgeShift, type ShiftVerdict } from '@driftig/domain/planning/judge-shift';

import type { GridChange, GridVerdict } from '../../../ui/time-grid/types.ts';
import { texts } from '../texts.ts';
import { eventIdOf } from './event-ids.ts';
import { knownPeople, type LoadedPerson } from './known-people.ts';
import { periodOfChange, planChangeOf, type PlanChange } from './plan-change.ts';

/** The answer to a proposed place, by what is loaded (product K30). Made once for each plan. */
export function checkOf(
  plan: Plan,
  today: DateText,
): (change: GridChange) => GridVerdict | undefined {
  const people = knownPeople(plan);
  const idByNumber = new Map(plan.orders.map(({ number, id }) => [number, id]));
  return (change) => {
    const planned = planChangeOf(plan, change);
    if (planned === undefined) return undefined;
    const { order, added, isMoved, assignedIds } = planned;
    if (added !== undefined && order.assignedIds.includes(added))
      return refused(texts.isOnOrder(people.get(added)?.name ?? ''), texts.isOnOrderDetail);
    // People who stay are judged only where the time changes.
    const affected = isMoved ? assignedIds : added === undefined ? [] : [added];
    const verdicts = affected
      .map((id) => people.get(id))
      .filter((person) => person !== undefined)
      .map((person) => verdictOf(planned, person, { today, idByNumber }));
    return worst(verdicts);
  };
}

interface Known {
  readonly today: DateText;
  readonly idByNumber: ReadonlyMap<number, string>;
}

const ranks: Readonly<Record<GridVerdict['level'], number>> = { fits: 0, warning: 1, refused: 2 };

const worst = (verdicts: readonly GridVerdict[]): GridVerdict | undefined =>
  verdicts.toSorted((a, b) => ranks[b.level] - ranks[a.level])[0];

const refused = (title: string, detail: string, short?: string): GridVerdict => ({
  level: 'refused',
  title,
  detail,
  short,
});

function verdictOf(change: PlanChange, person: LoadedPerson, known: Known): GridVerdict {
  const { name, isActive } = person;
  if (!isActive && change.added === person.employeeId)
    return refused(texts.hasLeft(name), texts.isOnOrderDetail);
  const { number } = change.order;
  const bookings = person.bookings.filter(({ orderNumber }) => orderNumber !== number);
  const verdict = judgeShift(periodOfChange(change), { ...person, bookings }, known.today);
  return toGrid(verdict, person, known);
}

function toGrid(
  verdict: ShiftVerdict,
  { name, employeeId }: LoadedPerson,
  { idByNumber }: Known,
): GridVerdict {
  const causeOf = (booking: Booking | undefined) => {
    const orderId = booking && idByNumber.get(booking.orderNumber);
    return orderId === undefined ? undefined : eventIdOf(orderId, employeeId);
  };
  if (verdict.kind === 'away') return refused(texts.awayTitle(name), texts.awayDetail, texts.away);
  if (verdict.kind === 'busy') {
    const { booking } = verdict;
    const detail = texts.busyDetail(booking.orderNumber);
    return { ...refused(texts.busyTitle(name), detail, texts.busy), causeId: causeOf(booking) };
  }
  if (verdict.kind === 'breach') {
    const title = breachFact(verdict.breach).replace(/\.$/, '');
    const detail = texts.breachDetail(`${breachLaw(verdict.breach)}.`);
    return { level: 'warning', title, detail, short: title, causeId: causeOf(verdict.nearest) };
  }
  if (verdict.kind === 'applied')
    return { level: 'warning', title: texts.applied, detail: texts.appliedDetail };
  const { rest } = verdict;
  const title = rest === undefined ? texts.free : texts.freeRested(formatQuantity(rest));
  return { level: 'fits', title };
}
