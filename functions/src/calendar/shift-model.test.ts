import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { addDays } from '@driftig/domain/dates';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { workingDay } from '@driftig/tests/support/company/planning';
import { act, answer, idOf, offer, shiftsOn } from '@driftig/tests/support/company/shifts';
import {
  stageShift,
  type ShiftState,
  type Staged,
} from '@driftig/tests/support/calendar/shift-states';
import { beforeAll, expect, test } from 'vitest';

const roles = ['employee', 'administrator', 'owner'] as const;
type Role = (typeof roles)[number];
/** Managers work on orders as well, and take turns here; of the ten statuses six have a button. */
const sides: Readonly<
  Record<string, { readonly turns: readonly Role[]; readonly sent: number[] }>
> = {
  employee: { turns: ['employee'], sent: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
  manager: { turns: ['administrator', 'owner'], sent: [1, 2, 3, 7, 8, 9] },
};

/** The status of a shift for the person and for a colleague; undefined for a shift that is not there. */
type Shown = readonly [own: number | undefined, colleagues: number | undefined];

interface Row {
  readonly shows: Shown;
  /** After the button of the shown status; left out where there is none. */
  readonly button?: Shown;
  /** After what a manager, or the person who is offered it, does; left out where it is refused. */
  readonly yes?: Shown;
  readonly no?: Shown;
  readonly offer?: Shown;
  readonly decline?: Shown;
}

/** The whole table of docs/words/calendar.md: what each action makes of each state. */
const model: Readonly<Record<ShiftState, Row>> = {
  open: { shows: [1, 1], button: [8, 1], offer: [3, 1] },
  'for sale': { shows: [2, 9], button: [7, 4] },
  'for sale with too little rest': { shows: [2, 9], button: [8, 9] },
  offered: { shows: [3, 4], button: [7, 4], offer: [3, 4], decline: [4, 4] },
  'offered with too little rest': {
    shows: [3, 4],
    button: [8, 4],
    offer: [3, 4],
    decline: [4, 4],
  },
  full: { shows: [4, 7] },
  closed: { shows: [4, 4], offer: [3, 4] },
  // The offer stands for when the person is free.
  busy: { shows: [4, 1], offer: [4, 1] },
  away: { shows: [4, 1] },
  done: { shows: [5, 5] },
  cancelled: { shows: [undefined, undefined] },
  own: { shows: [7, 4], button: [9, 2] },
  requested: { shows: [8, 1], button: [1, 1], yes: [7, 4], no: [1, 1], offer: [3, 1] },
  'requested of a seller': { shows: [8, 9], button: [2, 9], yes: [7, 4], no: [2, 9] },
  'in a swap': { shows: [8, 4], button: [7, 4] },
  selling: { shows: [9, 2], button: [7, 4] },
};
const states = Object.keys(model) as ShiftState[];

/** The other actions on a shift, by a manager or the person. */
const others: Readonly<Record<'yes' | 'no' | 'offer' | 'decline', (shift: Staged) => Acted>> = {
  yes: ({ manager, order, who }) => answer(manager, order.id, idOf(who), 1),
  no: ({ manager, order, who }) => answer(manager, order.id, idOf(who), 0),
  offer: ({ manager, order, who }) => offer(manager, order.id, [idOf(who)]),
  decline: ({ who, order }) =>
    who.call(calendarRoutes.declineOffer, { body: { orderId: order.id } }),
};
type Acted = Promise<TestAnswer>;
const otherNames = Object.keys(others) as (keyof typeof others)[];

let company: TestCompany;
let foreigner: Caller;
const colleagues = new Map<Role, Caller>();
let weeks = 0;
beforeAll(async () => {
  company = await createCompany();
  foreigner = (await createCompany()).owner;
  for (const role of roles) colleagues.set(role, await addCaller(company, `Kollega ${role}`));
});

/** In a week of its own, so that no other shift is too near. */
function stage(state: ShiftState, role: Role): Promise<Staged> {
  const colleague = colleagues.get(role);
  if (colleague === undefined) throw new Error(`No colleague of the ${role}`);
  weeks += 1;
  const manager = role === 'administrator' ? company.administrator : company.owner;
  const day = addDays(workingDay.startDate, weeks * 7);
  return stageShift(state, { day, who: company[role], colleague, manager });
}

async function shown({ order, day, who, colleague }: Staged): Promise<Shown> {
  const [own, colleagues] = await Promise.all(
    [who, colleague].map(async (person) => {
      const shifts = await shiftsOn(person, day);
      return shifts.find(({ orderid }) => orderid === order.ordernumber)?.status;
    }),
  );
  return [own, colleagues];
}

/** The answers to every action that the state does not have, by the action. */
async function refusedIn(state: ShiftState, shift: Staged, sent: readonly number[]) {
  const row = model[state];
  const numbers = sent.filter((number) => number !== row.shows[0] || row.button === undefined);
  const clicks = numbers.map((number) => act(shift.who, shift.order.id, number));
  const rest = otherNames.filter((name) => row[name] === undefined);
  const answers = await Promise.all([...clicks, ...rest.map((name) => others[name](shift))]);
  return answers.map(({ status }, index) => [
    numbers[index] ?? rest[index - numbers.length],
    status,
  ]);
}

test.each(Object.entries(sides))(
  'each state of a shift has its own button for each %s, and every other action is refused and changes nothing',
  async (_side, { turns, sent }) => {
    for (const [index, state] of states.entries()) {
      const shift = await stage(state, turns[index % turns.length] ?? 'owner');
      const { button, shows } = model[state];
      expect(await shown(shift), state).toEqual(shows);
      const { version } = await company.store.orders.getById(shift.order.id);
      const refused = await refusedIn(state, shift, sent);
      const status = state === 'cancelled' ? 404 : 409;
      expect(refused, state).toEqual(refused.map(([action]) => [action, status]));
      expect((await act(foreigner, shift.order.id, shows[0] ?? 7)).status).toBe(404);
      expect((await company.store.orders.getById(shift.order.id)).version, state).toBe(version);
      if (button === undefined) continue;
      expect((await act(shift.who, shift.order.id, shows[0] ?? 0)).status, state).toBe(200);
      expect(await shown(shift), state).toEqual(button);
    }
  },
);

const answered = states.flatMap((state) =>
  otherNames.flatMap((name) => {
    const becomes = model[state][name];
    return becomes === undefined ? [] : [{ state, name, becomes }];
  }),
);

test('an answer, an offer and a no to it make of each state what the table says, by managers alone', async () => {
  expect(answered).toHaveLength(12);
  for (const [index, { state, name, becomes }] of answered.entries()) {
    const shift = await stage(state, roles[index % roles.length] ?? 'employee');
    const by = (manager: Caller) => others[name]({ ...shift, manager });
    const refused = name === 'decline' ? undefined : (await by(shift.colleague)).status;
    expect(refused, `${state} ${name}`).toBe(name === 'decline' ? undefined : 403);
    expect((await by(shift.manager)).status, `${state} ${name}`).toBe(200);
    expect(await shown(shift), `${state} ${name}`).toEqual(becomes);
  }
});
