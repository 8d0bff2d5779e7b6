import { addDays } from '@driftig/domain/dates';

import { decide, sendApplication, type Entry } from '../company/absences.ts';
import type { Caller } from '../company/company.ts';
import { setStatus } from '../company/order-status.ts';
import type { PlacedOrder } from '../company/orders.ts';
import { assign, placeShift, workingDay } from '../company/planning.ts';
import { act, idOf, offer, proposeSwap } from '../company/shifts.ts';

/** A shift on a day of its own, and the people who bring it into a state. */
export interface Staged {
  readonly order: PlacedOrder;
  readonly day: string;
  /** The person whose status it is. */
  readonly who: Caller;
  readonly colleague: Caller;
  readonly manager: Caller;
}

type Make = (shift: Staged) => Promise<unknown>;

const plan = ({ order, manager }: Staged, people: readonly Caller[], allCanRequest = false) =>
  assign(manager, order.id, people.map(idOf), { neededEmployees: 1, allCanRequest });

/** A shift that begins too soon after the one of the day. */
async function tooLittleRest({ day, who, manager }: Staged): Promise<void> {
  const next = addDays(day, 1);
  const times = { startTime: '06:00', endTime: '10:00' };
  const { id } = await placeShift(manager, { startDate: next, endDate: next, ...times });
  await assign(manager, id, [idOf(who)], { neededEmployees: 1 });
}

async function sold(shift: Staged): Promise<void> {
  await plan(shift, [shift.colleague]);
  await act(shift.colleague, shift.order.id, 7);
}

async function offered(shift: Staged): Promise<void> {
  await plan(shift, []);
  await offer(shift.manager, shift.order.id, [idOf(shift.who)]);
}

async function inSwap(shift: Staged): Promise<void> {
  const { order, day, who, colleague, manager } = shift;
  await plan(shift, [who]);
  const next = addDays(day, 1);
  const other = await placeShift(manager, { startDate: next, endDate: next });
  await assign(manager, other.id, [idOf(colleague)], { neededEmployees: 1 });
  await proposeSwap(who, order.id, idOf(colleague), other.id);
}

async function booked({ day, who, manager }: Staged): Promise<void> {
  const { id } = await placeShift(manager, { startDate: day, endDate: day, startTime: '18:00' });
  await assign(manager, id, [idOf(who)], { neededEmployees: 1 });
}

async function absent({ day, who, manager }: Staged): Promise<void> {
  const fields = { employeeid: idOf(who), startdate: day, enddate: day };
  const { id, status } = (await sendApplication(manager, fields)).json as Entry;
  if (status === 0) await decide(manager, id, 1);
}

/** How a shift comes into each state that it may have for a person (product S12). */
const makers = {
  open: (shift) => plan(shift, [], true),
  'for sale': sold,
  'for sale with too little rest': async (shift) => {
    await tooLittleRest(shift);
    await sold(shift);
  },
  offered,
  'offered with too little rest': async (shift) => {
    await tooLittleRest(shift);
    await offered(shift);
  },
  full: (shift) => plan(shift, [shift.colleague], true),
  closed: (shift) => plan(shift, []),
  busy: async (shift) => {
    await plan(shift, [], true);
    await booked(shift);
  },
  away: async (shift) => {
    await plan(shift, [], true);
    await absent(shift);
  },
  done: async (shift) => {
    await plan(shift, [shift.who]);
    await setStatus(shift.manager, shift.order.id, 3);
  },
  cancelled: async (shift) => {
    await plan(shift, [shift.who]);
    await setStatus(shift.manager, shift.order.id, 4);
  },
  own: (shift) => plan(shift, [shift.who]),
  requested: async (shift) => {
    await plan(shift, [], true);
    await act(shift.who, shift.order.id, 1);
  },
  'requested of a seller': async (shift) => {
    await tooLittleRest(shift);
    await sold(shift);
    await act(shift.who, shift.order.id, 2);
  },
  'in a swap': inSwap,
  selling: async (shift) => {
    await plan(shift, [shift.who]);
    await act(shift.who, shift.order.id, 7);
  },
} as const satisfies Record<string, Make>;

export type ShiftState = keyof typeof makers;

/** Places a shift on the day and brings it into the state. */
export async function stageShift(state: ShiftState, shift: Omit<Staged, 'order'>): Promise<Staged> {
  const { day, manager } = shift;
  const order = await placeShift(manager, { ...workingDay, startDate: day, endDate: day });
  const staged = { ...shift, order };
  await makers[state](staged);
  return staged;
}
