import type {
  Plan,
  PlannerOrder,
  PlannerPerson,
} from '@driftig/contracts/planning/planner-answers';
import { describe, expect, test } from 'vitest';

import { dayAxisOf, placeOn } from './day-axis.ts';
import { texts } from './texts.ts';
import { todayOf } from './today-rows.ts';

const now = '2026-11-12T13:42';
/** 13:42 in Denmark is 12:42 UTC in November. */
const startedAt = '2026-11-12T08:57:00.000Z';

const person = (id: string, changes: Partial<PlannerPerson> = {}): PlannerPerson => ({
  id,
  name: id,
  department: 'Teknik',
  isActive: true,
  eighteenOn: '',
  weekNorm: 3700,
  selfOrganiserFrom: '',
  ...changes,
});

const order = (number: number, changes: Partial<PlannerOrder> = {}): PlannerOrder => ({
  id: `order${number}`,
  number,
  title: `Ordre ${number}`,
  customer: '',
  place: '',
  status: 'notStarted',
  startDate: '2026-11-12',
  endDate: '2026-11-12',
  startTime: '15:00',
  endTime: '23:00',
  neededEmployees: 2,
  missing: 0,
  allCanRequest: false,
  assignedIds: [],
  requestedIds: [],
  offeredIds: [],
  sellingIds: [],
  version: 1,
  ...changes,
});

const plan = (changes: Partial<Plan>): Plan => ({
  people: [],
  orders: [],
  absences: [],
  near: [],
  running: [],
  ...changes,
});

const away = (employeeId: string, changes: Partial<Plan['absences'][number]> = {}) => ({
  employeeId,
  from: '2026-11-12T00:00',
  to: '2026-11-14T00:00',
  type: 'sickness' as const,
  status: 'approved' as const,
  ...changes,
});

const kindsOf = ({ rows }: ReturnType<typeof todayOf>) => rows.map(({ kind, id }) => [kind, id]);

describe('the rows of a day', () => {
  test('say what is missing, who is absent, who works and who comes, in this order', () => {
    const today = todayOf(
      plan({
        people: ['Mette', 'Ali', 'Jonas', 'Ida'].map((id) => person(id)),
        orders: [
          order(1, { assignedIds: ['Mette', 'Jonas'], missing: 1 }),
          order(2, { assignedIds: ['Ali'], startTime: '10:00', endTime: '15:00' }),
        ],
        absences: [away('Jonas')],
        running: [{ employeeId: 'Ali', projectId: 'order2', startedAt }],
      }),
      now,
    );
    expect(kindsOf(today)).toEqual([
      ['lacking', 'order1'],
      ['absent', 'Jonas'],
      ['working', 'Ali'],
      ['planned', 'Mette'],
    ]);
    expect(today.free.map(({ id }) => id)).toEqual(['Ida']);
  });

  test('draw what was worked until now, and the rest of that order as planned', () => {
    const { rows } = todayOf(
      plan({
        people: [person('Ali')],
        orders: [order(2, { assignedIds: ['Ali'], startTime: '10:00', endTime: '15:00' })],
        running: [{ employeeId: 'Ali', projectId: 'order2', startedAt }],
      }),
      now,
    );
    expect(rows).toMatchObject([
      {
        kind: 'working',
        minutes: 225,
        blocks: [
          { tone: 'running', from: '2026-11-12T09:57', to: now, title: 'Ordre 2' },
          { tone: 'planned', from: now, to: '2026-11-12T15:00' },
        ],
      },
    ]);
  });

  test.for([
    [
      'an order that is over lacks nothing',
      { missing: 1, startTime: '08:00', endTime: '13:42' },
      0,
    ],
    ['one that runs lacks people', { missing: 1, startTime: '08:00', endTime: '13:43' }, 1],
    [
      'one of another day is not there',
      { missing: 1, startDate: '2026-11-13', endDate: '2026-11-13' },
      0,
    ],
    ['one without times lasts the day', { missing: 1, startTime: '', endTime: '' }, 1],
    ['one from yesterday that ends today is there', { missing: 1, startDate: '2026-11-11' }, 1],
  ] as const)('%s', ([, changes, count]) => {
    const { rows } = todayOf(plan({ orders: [order(1, changes)] }), now);
    expect(rows.filter(({ kind }) => kind === 'lacking')).toHaveLength(count);
  });

  test('leave out an absence that is only applied for, and people who have left', () => {
    const { rows, free } = todayOf(
      plan({
        people: [person('Ida'), person('Bo', { isActive: false })],
        absences: [away('Ida', { status: 'pending' })],
      }),
      now,
    );
    expect([rows, free.map(({ id }) => id)]).toEqual([[], ['Ida']]);
  });
});

describe('people for an order that lacks some', () => {
  const rested = (changes: Partial<Plan>) =>
    todayOf(plan({ people: [person('Ida')], orders: [order(1, { missing: 1 })], ...changes }), now)
      .rested?.length;
  const near = (from: string, to: string) => [{ assignedIds: ['Ida'], number: 9, from, to }];

  test.for([
    ['is free', {}, 1],
    ['worked until 04 the night before', { near: near('2026-11-11T20:00', '2026-11-12T04:00') }, 1],
    ['worked until 04:15', { near: near('2026-11-11T20:00', '2026-11-12T04:15') }, 0],
    ['begins at 09 the day after', { near: near('2026-11-13T09:00', '2026-11-13T12:00') }, 0],
    ['begins at 10 the day after', { near: near('2026-11-13T10:00', '2026-11-13T12:00') }, 1],
    [
      'is under 18 and begins at 10 the day after',
      {
        people: [person('Ida', { eighteenOn: '2027-01-01' })],
        near: near('2026-11-13T10:00', '2026-11-13T12:00'),
      },
      0,
    ],
    ['has applied for holiday then', { absences: [away('Ida', { status: 'pending' })] }, 0],
    ['no order lacks people', { orders: [] }, undefined],
  ] as const)('a person who %s', ([, changes, count]) => {
    expect(rested(changes as Partial<Plan>)).toBe(count);
  });

  test('is said in whole sentences', () => {
    expect([
      texts.rested(0, 2, '15:00'),
      texts.rested(1, 3, '15:00'),
      texts.rested(3, 3, '15:00'),
    ]).toEqual([
      'Ingen af dem er ledige kl. 15:00 og har efter planen hvilet mindst 11 timer',
      '1 af 3 er ledig kl. 15:00 og har efter planen hvilet mindst 11 timer',
      'Alle 3 er ledige kl. 15:00 og har efter planen hvilet mindst 11 timer',
    ]);
  });
});

describe('the hours above the rows', () => {
  const day = '2026-11-12';
  test.for([
    ['nothing', [], '07', '18'],
    ['a night', [{ from: `${day}T00:00`, to: `${day}T02:00` }], '00', '18'],
    ['an evening', [{ from: `${day}T15:30`, to: `${day}T22:30` }], '07', '23'],
    ['until midnight', [{ from: `${day}T15:30`, to: '2026-11-13T00:00' }], '07', '24'],
  ] as const)('are full ones around %s', ([, periods, first, last]) => {
    const { ticks } = dayAxisOf(day, periods);
    expect([ticks[0]?.hour, (ticks.at(-1)?.hour ?? 0) + 1]).toEqual([Number(first), Number(last)]);
    expect(ticks[0]?.at).toBe(0);
  });

  test('keep their order on the day with 25 hours', () => {
    const { ticks, ...axis } = dayAxisOf('2026-10-25', [
      { from: '2026-10-25T00:00', to: '2026-10-26T00:00' },
    ]);
    const places = ticks.map(({ at }) => at);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(placeOn(axis, '2026-10-26T00:00')).toBe(100);
  });
});
