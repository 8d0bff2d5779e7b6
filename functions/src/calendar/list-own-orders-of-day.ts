import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { Face } from '@driftig/contracts/employees/face';
import type { ShiftStatus } from '@driftig/contracts/calendar/statuses';
import { actionOf } from '@driftig/domain/calendar/shift-actions';
import { shiftViewOf, type ShiftView } from '@driftig/domain/calendar/shift-status';
import { danishClock, type DateText } from '@driftig/domain/dates';
import { nameOf } from '@driftig/domain/employees/name-of';
import type { Order } from '@driftig/domain/orders/order';
import { placeOfOrder, siteFields, townOfOrder } from '@driftig/domain/orders/order-site';
import { monthOrderOf } from '@driftig/domain/planning/month-orders';
import { noPlanning, withoutAway } from '@driftig/domain/planning/order-planning';
import { sidesFor } from '@driftig/domain/planning/shift-swap';
import type { FilledValues } from '@driftig/domain/records/record';
import { asOf, isWithin, type Absence } from '@driftig/domain/vacation/absence';

import { staffAway } from '../changes/planning/staff-away.ts';
import type { Handler } from '../pipeline/handler.ts';
import { includesHoliday } from '../changes/calendar/includes-holiday.ts';
import { customersOf } from '../changes/orders/customers-of-orders.ts';
import { commonFields, ordersOn } from './facts/orders-on.ts';
import { statusTexts, swapTexts, takenTexts } from './texts.ts';
import { ownSwapOf } from './facts/own-swap.ts';
import { readJudge } from '../changes/calendar/work-around.ts';

/** The shifts of a day as they stand for the caller, and their own absence (product K5, K19). */
export const listOwnOrdersOfDay: Handler<typeof calendarRoutes.listOwnOrdersOfDay> = async ({
  actor,
  input: { query },
  store,
  now,
  today,
}) => {
  const orders = await ordersOn(store, query.date);
  const clock = danishClock(Date.parse(now));
  const shifts = orders.map(monthOrderOf).filter(({ to }) => to > clock);
  const shown = { from: `${query.date}T00:00`, to: `${query.date}T23:59` };
  const [{ person, warningsOf }, faces, customers, timer, away, hasHoliday] = await Promise.all([
    readJudge(store, actor.userId, { shifts, shown, today }),
    store.users.facesOf(orders.flatMap(({ planning }) => planning?.assignedIds ?? [])),
    customersOf(store, orders),
    store.time.findTimer(actor.userId),
    staffAway(store, orders, today),
    includesHoliday(store, today),
  ]);
  const swaps = await Promise.all(
    person.swaps.map(async (swap) => {
      const { own } = sidesFor(swap, actor.userId);
      const isShown = orders.some(({ number }) => number === own.order.number);
      const about = { userId: actor.userId, today };
      return [own.order.number, isShown ? await ownSwapOf(store, swap, about) : null] as const;
    }),
  );
  const swapOn = new Map(swaps);
  const absences = (hasHoliday ? person.applied : [])
    .map((one) => asOf(one, today))
    .filter(isOn(query.date));
  const vacations = absences.map((absence) => ({ ...absence, employeeName: nameOf(actor) }));
  return {
    orders: orders.map((order) => {
      const row = monthOrderOf(order);
      const view = shiftViewOf(row, person, clock);
      const isActionable = row.to > clock && actionOf(view.status) !== undefined;
      const isOwn = order.planning?.assignedIds.includes(actor.userId) ?? false;
      const isRunning = timer?.projectId === order.id;
      const swap = swapOn.get(order.number) ?? null;
      const about = { view, faces, customers, isOwn, isRunning, swap };
      const warnings = isActionable && isFree(view.status) ? warningsOf(row) : [];
      return { ...employeeOrder(withoutAway(order, away), about), warnings, isActionable };
    }),
    vacation: vacations[0] ?? null,
    vacations,
  };
};

const isOn = (date: DateText) => (absence: Absence) => isWithin(absence, date, date);
const isFree = (status: ShiftStatus) =>
  status === 'open' || status === 'forSale' || status === 'offered';

interface About {
  readonly view: ShiftView;
  /** The people of all orders of the day, by name. */
  readonly faces: readonly Face[];
  readonly customers: ReadonlyMap<string, FilledValues>;
  readonly isOwn: boolean;
  readonly isRunning: boolean;
  readonly swap: EmployeeOrder['swap'];
}

/** The fields of an order that an employee may see: without the office's, and fewer where it is not theirs (product K19). */
function employeeOrder(order: Order, about: About) {
  const { view, faces, customers, isOwn, isRunning, swap } = about;
  const { assignedIds, market } = order.planning ?? noPlanning;
  const isOpenToRead = isOwn || readable.has(view.status);
  const customer = customers.get(order.customerId);
  const site = siteFields(order);
  const [sellingId] = market?.sellingIds ?? [];
  const seller = faces.find(({ id }) => id === sellingId)?.name ?? '';
  const shown: Omit<EmployeeOrder, 'warnings' | 'isActionable'> = {
    ...commonFields(order),
    customer: isOpenToRead ? order.company || order.name : '',
    invoiceNumber: 0,
    depositInvoiceNumber: 0,
    noteEmployees: isOpenToRead ? order.noteEmployees : '',
    noteAdministration: '',
    isRunning,
    place: isOpenToRead ? placeOfOrder(order, customer) : townOfOrder(order, customer),
    contactName: isOpenToRead ? site.contactName : '',
    contactPhone: isOwn ? site.contactPhone : '',
    status: view.status,
    statusText: swap === null ? statusTextOf(view, seller) : swapTextOf(swap),
    swap,
    people: isOpenToRead ? faces.filter(({ id }) => assignedIds.includes(id)) : [],
    seller: view.status === 'forSale' ? seller : '',
  };
  return shown;
}

/** Statuses of a shift that belongs to the employee or is offered to them. */
const readable: ReadonlySet<ShiftStatus> = new Set(['mine', 'selling', 'offered']);

function statusTextOf({ status, reason }: ShiftView, seller: string): string {
  if (status === 'taken') return takenTexts[reason ?? 'full'];
  return status === 'forSale' && seller !== '' ? `Til salg af ${seller}` : statusTexts[status];
}

function swapTextOf({ isAccepted, isProposed, name }: NonNullable<EmployeeOrder['swap']>): string {
  if (isAccepted) return swapTexts.accepted(name);
  return isProposed ? swapTexts.proposed(name) : swapTexts.asked(name);
}
