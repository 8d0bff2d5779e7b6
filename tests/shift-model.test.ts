import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { addDays } from '@driftig/domain/dates';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { beforeAll, describe, expect, test } from 'vitest';

import { applyAndApprove } from './support/company/absences.ts';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from './support/company/company.ts';
import { setStatus } from './support/company/order-status.ts';
import type { PlacedOrder } from './support/company/orders.ts';
import { assign, placeShift } from './support/company/planning.ts';
import {
  act,
  answer,
  answerSwap,
  decideSwap,
  offer,
  proposeSwap,
  statusFor,
} from './support/company/shifts.ts';

/**
 * Each status of a shift with each action of each role, against a table that is written by hand from
 * product S12, S13 and K17 to K35. Sara looks at the shift; Ali is her colleague.
 */
let company: TestCompany;
let foreign: TestCompany;
let sara: Caller;
let ali: Caller;
beforeAll(async () => {
  [company, foreign] = await Promise.all([createCompany(), createCompany()]);
  sara = await addCaller(company, 'Sara');
  ali = await addCaller(company, 'Ali');
});

const idOf = ({ user }: Caller) => user.userId;

interface Shift {
  readonly order: PlacedOrder;
  readonly day: string;
  /** An order of Ali's some days later, for swaps. */
  readonly other: PlacedOrder;
}

let placed = 0;
/** Orders days apart, so that no rule on rest or double booking is in play. */
async function place(): Promise<Shift> {
  const day = addDays('2027-03-01', 6 * placed);
  placed += 1;
  const later = addDays(day, 3);
  const [order, other] = [
    await placeShift(company.owner, { startDate: day, endDate: day }),
    await placeShift(company.owner, { startDate: later, endDate: later }),
  ];
  await assign(company.owner, other.id, [idOf(ali)], { neededEmployees: 1 });
  return { order, day, other };
}

const plan = ({ order }: Shift, people: readonly Caller[]) =>
  assign(company.owner, order.id, people.map(idOf), { neededEmployees: 1, allCanRequest: true });

const states = {
  '0 cancelled': async (shift: Shift) => {
    await plan(shift, []);
    await setStatus(company.owner, shift.order.id, 4);
  },
  '1 open': (shift: Shift) => plan(shift, []),
  '2 for sale': async (shift: Shift) => {
    await plan(shift, [ali]);
    await act(ali, shift.order.id, 7);
  },
  '3 offered': async (shift: Shift) => {
    await plan(shift, []);
    await offer(company.owner, shift.order.id, [idOf(sara)]);
  },
  '4 staffed': (shift: Shift) => plan(shift, [ali]),
  '5 done': async (shift: Shift) => {
    await plan(shift, []);
    await setStatus(company.owner, shift.order.id, 3);
  },
  '6 absent': async (shift: Shift) => {
    await plan(shift, []);
    await applyAndApprove(sara, company.owner, { startdate: shift.day, enddate: shift.day });
  },
  '7 own': (shift: Shift) => plan(shift, [sara]),
  '8 requested': async (shift: Shift) => {
    await plan(shift, []);
    await act(sara, shift.order.id, 1);
  },
  '8 swap proposed': async (shift: Shift) => {
    await plan(shift, [sara]);
    await proposeSwap(sara, shift.order.id, idOf(ali), shift.other.id);
  },
  '8 swap received': async (shift: Shift) => {
    await plan(shift, [sara]);
    await proposeSwap(ali, shift.other.id, idOf(sara), shift.order.id);
  },
  '8 swap accepted': async (shift: Shift) => {
    await plan(shift, [sara]);
    await proposeSwap(sara, shift.order.id, idOf(ali), shift.other.id);
    await answerSwap(ali, shift.other.id, shift.order.id, 1);
  },
  '9 selling': async (shift: Shift) => {
    await plan(shift, [sara]);
    await act(sara, shift.order.id, 7);
  },
} as const;
type State = keyof typeof states;

type Act = (shift: Shift, by: TestCompany, who: Caller) => Promise<TestAnswer>;
const swapOf = ({ order, other }: Shift) => ({
  orderId: order.id,
  employeeId: idOf(sara),
  otherOrderId: other.id,
});
/** Actions of an employee; a person of another company tries the same. */
const ofEmployee = {
  request: ({ order }, _, who) => act(who, order.id, 1),
  take: ({ order }, _, who) => act(who, order.id, 2),
  accept: ({ order }, _, who) => act(who, order.id, 3),
  sell: ({ order }, _, who) => act(who, order.id, 7),
  withdraw: ({ order }, _, who) => act(who, order.id, 8),
  keep: ({ order }, _, who) => act(who, order.id, 9),
  'propose swap': ({ order, other }, _, who) => proposeSwap(who, order.id, idOf(ali), other.id),
  'say yes to swap': ({ order, other }, _, who) => answerSwap(who, order.id, other.id, 1),
  'say no to swap': ({ order, other }, _, who) => answerSwap(who, order.id, other.id, 0),
  start: ({ order, day }, _, who) =>
    who.call(calendarRoutes.startStopShift, { body: { orderId: order.id, selectedDate: day } }),
} satisfies Record<string, Act>;
/** Actions of a manager, which employees may not do (403). */
const ofManager = {
  offer: ({ order }, _, who) => offer(who, order.id, [idOf(company.employee)]),
  give: ({ order }, _, who) => answer(who, order.id, idOf(sara), 1),
  refuse: ({ order }, _, who) => answer(who, order.id, idOf(sara), 0),
  'approve swap': (shift, _, who) => decideSwap(who, swapOf(shift), 1),
  'reject swap': (shift, _, who) => decideSwap(who, swapOf(shift), 0),
} satisfies Record<string, Act>;
type Action = keyof typeof ofEmployee | keyof typeof ofManager;

/** Status of the shift for Sara before, and after each action that succeeds; all others are 409. */
const table: Readonly<
  Record<State, { shows: number | undefined; after: Partial<Record<Action, number>> }>
> = {
  // A cancelled order has no shift: everything is 404.
  '0 cancelled': { shows: undefined, after: {} },
  '1 open': { shows: 1, after: { request: 8, offer: 1 } },
  '2 for sale': { shows: 2, after: { take: 7 } },
  '3 offered': { shows: 3, after: { accept: 7, offer: 1 } },
  '4 staffed': { shows: 4, after: {} },
  '5 done': { shows: 5, after: {} },
  '6 absent': { shows: 4, after: { offer: 4 } },
  '7 own': { shows: 7, after: { sell: 9, 'propose swap': 8 } },
  '8 requested': { shows: 8, after: { withdraw: 1, offer: 8, give: 7, refuse: 1 } },
  '8 swap proposed': { shows: 8, after: { withdraw: 7 } },
  '8 swap received': {
    shows: 8,
    after: { withdraw: 7, 'say yes to swap': 8, 'say no to swap': 7 },
  },
  '8 swap accepted': { shows: 8, after: { withdraw: 7, 'approve swap': 4, 'reject swap': 7 } },
  '9 selling': { shows: 9, after: { keep: 7 } },
};

const everything: readonly [Action, Act][] = [
  ...Object.entries(ofEmployee),
  ...Object.entries(ofManager),
] as [Action, Act][];
const isOfManager = (action: Action) => Object.hasOwn(ofManager, action);

type Attempt = readonly [Action, string, number];

/** Callers whose attempt is refused, with the status that they get. */
function callersOf(
  action: Action,
  isRefused: boolean,
  refusal: number,
): readonly (readonly [string, Caller, number])[] {
  const own = isOfManager(action) ? company.owner : sara;
  const stranger = isOfManager(action) ? foreign.owner : foreign.employee;
  return [
    ...(isRefused ? ([['the one who may', own, refusal]] as const) : []),
    ...(isOfManager(action) ? ([['an employee', sara, 403]] as const) : []),
    ['a stranger', stranger, 404],
  ];
}

async function make(state: State): Promise<Shift> {
  const shift = await place();
  await states[state](shift);
  return shift;
}
const shownTo = ({ order, day }: Shift) => statusFor(sara, order.ordernumber, day);

describe.each(Object.keys(table) as State[])('%s', (state) => {
  const { shows, after } = table[state];
  const refusal = shows === undefined ? 404 : 409;
  const allowed = everything.filter(([action]) => after[action] !== undefined);

  test('every other action of every role is refused and changes nothing', async () => {
    const shift = await make(state);
    expect(await shownTo(shift)).toBe(shows);
    const found: Attempt[] = [];
    const expected: Attempt[] = [];
    for (const [action, run] of everything)
      for (const [name, who, status] of callersOf(action, after[action] === undefined, refusal)) {
        expected.push([action, name, status]);
        found.push([action, name, (await run(shift, company, who)).status]);
      }
    expect(found).toEqual(expected);
    expect(await shownTo(shift)).toBe(shows);
  });

  test.runIf(allowed.length > 0).each(allowed)('%s is done', async (action, run) => {
    const shift = await make(state);
    const who = isOfManager(action) ? company.owner : sara;
    expect((await run(shift, company, who)).status).toBe(200);
    expect(await shownTo(shift)).toBe(after[action]);
  });
});
