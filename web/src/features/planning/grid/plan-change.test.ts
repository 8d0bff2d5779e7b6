import type { Plan, PlannerOrder } from '@driftig/contracts/planning/planner-answers';
import { describe, expect, test } from 'vitest';

import { weekPlanOf } from '../plan-document.ts';
import { openLane } from './event-ids.ts';
import { changedOrder, planChangeOf } from './plan-change.ts';
import { eventsOf, eventsOfOrders } from './plan-grid.tsx';
import { checkOf } from './verdict.ts';

const order: PlannerOrder = {
  id: '1.a',
  number: 1,
  title: 'Havnefest',
  customer: 'Skagen Bryghus',
  place: '',
  status: 'notStarted',
  startDate: '2027-03-10',
  endDate: '2027-03-10',
  startTime: '14:00',
  endTime: '20:00',
  neededEmployees: 2,
  missing: 1,
  allCanRequest: false,
  assignedIds: ['sara'],
  requestedIds: [],
  offeredIds: [],
  sellingIds: [],
  version: 3,
};
const person = {
  department: '',
  isActive: true,
  eighteenOn: '',
  weekNorm: 3700,
  selfOrganiserFrom: '',
};
const plan: Plan = {
  people: ['sara', 'ali'].map((id) => ({ ...person, id, name: id })),
  orders: [order],
  absences: [],
  near: [],
  running: [],
};
const eventIn = (laneId: string, of = plan) =>
  eventsOf(of).find((event) => event.laneId === laneId);
const drag = (from: string, to: string, day = '2027-03-10', of = plan) =>
  ({
    kind: 'move',
    event: eventIn(from, of),
    laneId: to,
    start: `${day}T14:00`,
    end: `${day}T20:00`,
  }) as const;

test('an order is an event for each of its people, and one while it lacks some', () => {
  expect(eventsOf(plan).map(({ laneId }) => laneId)).toEqual([openLane, 'sara']);
  expect(eventsOfOrders(plan.orders)).toHaveLength(1);
  const staffed = { ...plan, orders: [{ ...order, missing: 0 }] };
  expect(eventsOf(staffed).map(({ laneId }) => laneId)).toEqual(['sara']);
});

describe('a drag', () => {
  test.each([
    ['from the lane to a person assigns', openLane, 'ali', ['sara', 'ali'], 0],
    ['from a person to another replaces', 'sara', 'ali', ['ali'], 1],
    ['from a person to the lane takes off', 'sara', openLane, [], 2],
  ])('%s', (_what, from, to, assignedIds, missing) => {
    const change = planChangeOf(plan, drag(from, to));
    expect(change).toMatchObject({ assignedIds, isMoved: false });
    expect(change && changedOrder(change)).toMatchObject({ assignedIds, missing });
  });

  test('to another day moves the order with its people', () => {
    expect(planChangeOf(plan, drag('sara', 'sara', '2027-03-11'))).toMatchObject({
      isMoved: true,
      assignedIds: ['sara'],
      time: { startDate: '2027-03-11', startTime: '14:00', endTime: '20:00' },
    });
  });

  test('keeps an order without times as it is', () => {
    const whole = { ...plan, orders: [{ ...order, startTime: '', endTime: '' }] };
    const change = {
      ...drag('sara', 'sara', '2027-03-11', whole),
      start: '2027-03-11T00:00',
      end: '2027-03-12T00:00',
    };
    expect(planChangeOf(whole, change)?.time).toEqual({
      startDate: '2027-03-11',
      endDate: '2027-03-11',
      startTime: '',
      endTime: '',
    });
  });

  test('to a person who is absent, busy or on the order already is refused', () => {
    const level = (of: Plan, to: string) => checkOf(of, '2027-03-01')(drag(openLane, to))?.level;
    const time = { from: '2027-03-10T00:00', to: '2027-03-11T00:00' };
    const away = { ...time, employeeId: 'ali', type: 'vacation', status: 'approved' } as const;
    expect(level(plan, 'ali')).toBe('fits');
    expect(level(plan, 'sara')).toBe('refused');
    expect(level({ ...plan, absences: [away] }, 'ali')).toBe('refused');
    expect(level({ ...plan, near: [{ ...time, assignedIds: ['ali'], number: 9 }] }, 'ali')).toBe(
      'refused',
    );
  });

  test('to a person with too little rest warns', () => {
    const near = [
      { assignedIds: ['ali'], number: 9, from: '2027-03-10T22:00', to: '2027-03-11T06:00' },
    ];
    expect(checkOf({ ...plan, near }, '2027-03-01')(drag(openLane, 'ali'))).toMatchObject({
      level: 'warning',
      detail: expect.stringContaining('Loven kræver 11'),
    });
  });
});

test('the printed week has what lacks people first, and each shift on its day', () => {
  const about = { date: '2027-03-12', today: '2027-03-01', company: 'Nordlys Event ApS' };
  const { columns, rows, period } = weekPlanOf(plan, about);
  expect(columns[2]).toBe('ons 10');
  expect(period).toContain('Uge 10');
  expect(rows.map(({ name }) => name)).toEqual(['Mangler folk', 'sara', 'ali']);
  expect(rows[1]?.days[2]).toEqual([{ time: '14:00-20:00', text: 'Havnefest', tone: 'shift' }]);
});
