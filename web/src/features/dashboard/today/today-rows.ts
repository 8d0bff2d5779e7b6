import type {
  Plan,
  PlannerOrder,
  PlannerPerson,
} from '@driftig/contracts/planning/planner-answers';
import type { AbsenceType } from '@driftig/contracts/vacation/absence-type';
import { addDays, type DateText } from '@driftig/domain/dates';
import {
  hoursBetween,
  instantOf,
  localAt,
  overlap,
  periodOf,
  restHours,
  type LocalTime,
  type Period,
} from '@driftig/domain/planning/period';
import { restLimits } from '@driftig/domain/time/rest';

export type BlockTone = 'running' | 'planned' | 'lacking' | 'absent';

/** A stretch of a row, cut to the day. */
export interface Block extends Period {
  readonly tone: BlockTone;
  readonly title: string;
  /** Number of the order it leads to. */
  readonly order?: number;
}

interface RowOf<Kind extends string> {
  readonly kind: Kind;
  readonly id: string;
  readonly name: string;
  readonly blocks: readonly Block[];
}
/** An order that lacks people. */
interface LackingRow extends RowOf<'lacking'> {
  readonly order: PlannerOrder;
  readonly starts: LocalTime;
}
interface AbsentRow extends RowOf<'absent'> {
  readonly type: AbsenceType;
  readonly until: LocalTime;
}
interface WorkingRow extends RowOf<'working'> {
  /** Minutes since the timer was started. */
  readonly minutes: number;
}
interface PlannedRow extends RowOf<'planned'> {
  /** The shift that comes next, else the last one. */
  readonly shift: Period;
}
export type TodayRow = LackingRow | AbsentRow | WorkingRow | PlannedRow;

/** A day as the dashboard shows it. */
export interface Today {
  /** Lacking orders first, then absent people, those at work, those who come. */
  readonly rows: readonly TodayRow[];
  /** Active people without work and absence on this day. */
  readonly free: readonly PlannerPerson[];
  /** The free people who could take the first order that lacks people; undefined where none does. */
  readonly rested: readonly PlannerPerson[] | undefined;
}

/** `now` is Danish local time of the day that the plan was asked for. */
export function todayOf(plan: Plan, now: LocalTime): Today {
  const date = now.slice(0, 10);
  const day = { from: `${date}T00:00`, to: `${addDays(date, 1)}T00:00` };
  const orders = plan.orders.filter((order) => overlap(periodOf(order), day));
  const facts = { plan, now, day, orders };
  const lacking = orders.flatMap((order) => lackingRow(facts, order)).toSorted(byFirstBlock);
  const people = plan.people.flatMap((person) => personRow(facts, person) ?? []);
  const seen = new Set(people.map(({ id }) => id));
  const free = plan.people.filter(({ id, isActive }) => isActive && !seen.has(id));
  const [first] = lacking;
  return {
    rows: [...lacking, ...people.toSorted(byKind)],
    free,
    rested: first && free.filter((person) => mayTake(plan, person, first.order)),
  };
}

interface Facts {
  readonly plan: Plan;
  readonly now: LocalTime;
  readonly day: Period;
  readonly orders: readonly PlannerOrder[];
}

function lackingRow({ day, now }: Facts, order: PlannerOrder): LackingRow[] {
  const period = periodOf(order);
  if (order.missing === 0 || period.to <= now) return [];
  const { id, number, title } = order;
  const block: Block = { ...cut(period, day), tone: 'lacking', title, order: number };
  return [{ kind: 'lacking', id, name: title, blocks: [block], order, starts: period.from }];
}

function personRow(facts: Facts, { id, name }: PlannerPerson): TodayRow | undefined {
  const { plan, day, now, orders } = facts;
  const absences = plan.absences.filter(
    (one) => one.employeeId === id && one.status === 'approved' && overlap(one, day),
  );
  const shifts = orders.filter(({ assignedIds }) => assignedIds.includes(id));
  const running = plan.running.find(({ employeeId }) => employeeId === id);
  const blocks = [
    ...absences.map((one): Block => ({ ...cut(one, day), tone: 'absent', title: '' })),
    ...(running ? [runningBlock(facts, running)] : []),
    ...shifts.flatMap((order) => plannedBlocks(facts, order, running)),
  ];
  const row = { id, name, blocks };
  if (running) {
    const minutes = Math.floor((instantOf(now) - Date.parse(running.startedAt)) / 60_000);
    return { kind: 'working', ...row, minutes: Math.max(0, minutes) };
  }
  const [absence] = absences.toSorted(byFrom);
  if (absence) return { kind: 'absent', ...row, type: absence.type, until: absence.to };
  const periods = shifts.map(periodOf).toSorted(byFrom);
  const shift = periods.find(({ to }) => to > now) ?? periods.at(-1);
  return shift && { kind: 'planned', ...row, shift };
}

type Timer = Plan['running'][number];

function runningBlock({ day, now, orders }: Facts, { projectId, startedAt }: Timer): Block {
  const order = orders.find(({ id }) => id === projectId);
  const from = localAt(Date.parse(startedAt));
  const to = now > from ? now : from;
  const title = order?.title ?? '';
  return {
    ...cut({ from, to }, day),
    tone: 'running',
    title,
    ...(order && { order: order.number }),
  };
}

/** The rest of the order that runs is planned; before now its timer says what was worked. */
function plannedBlocks(
  { day, now }: Facts,
  order: PlannerOrder,
  timer: Timer | undefined,
): Block[] {
  const period = periodOf(order);
  const from = timer?.projectId === order.id && period.from < now ? now : period.from;
  if (period.to <= from) return [];
  const { title, number } = order;
  return [{ ...cut({ from, to: period.to }, day), tone: 'planned', title, order: number }];
}

/** Whether the plan lets a person rest before and after an order, and nothing keeps them away. */
function mayTake(plan: Plan, { id, eighteenOn }: PlannerPerson, order: PlannerOrder): boolean {
  const period = periodOf(order);
  if (plan.absences.some((one) => one.employeeId === id && overlap(one, period))) return false;
  const isYoung = dayOf(period) < eighteenOn;
  const rest = isYoung ? restLimits.youngRest : restHours;
  const booked = [
    ...plan.near.filter(({ assignedIds }) => assignedIds.includes(id)),
    ...plan.orders.filter(({ assignedIds }) => assignedIds.includes(id)).map(periodOf),
  ];
  return booked.every((one) => (hoursBetween(one, period) ?? 0) >= rest);
}

const dayOf = ({ from }: Period): DateText => from.slice(0, 10);

const cut = ({ from, to }: Period, day: Period): Period => ({
  from: from > day.from ? from : day.from,
  to: to < day.to ? to : day.to,
});

const kinds: readonly TodayRow['kind'][] = ['lacking', 'absent', 'working', 'planned'];
const byFrom = (a: Period, b: Period) => a.from.localeCompare(b.from);
const firstOf = ({ blocks: [first] }: TodayRow) => first?.from ?? '';
const byFirstBlock = (a: TodayRow, b: TodayRow) => firstOf(a).localeCompare(firstOf(b));
const byKind = (a: TodayRow, b: TodayRow) =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || byFirstBlock(a, b);
