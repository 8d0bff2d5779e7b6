import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  assign,
  createPeople,
  placeShift,
  plannerOf,
} from '@driftig/tests/support/company/planning';
import { managerYear } from '@driftig/tests/support/company/shifts';
import { watchTable } from '@driftig/tests/support/stack/table-calls';
import { beforeAll, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const dayIn = (month: string) => `2027-${month}-10`;
const people = 9;

/** Nine people on an order in each month, all of them away the whole year: 108 months of people. */
let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
  const names = Array.from({ length: people }, (_, index) => `Medarbejder ${index + 1}`);
  const ids = await createPeople(company, names);
  for (const month of months) {
    const days = { startDate: dayIn(month), endDate: dayIn(month) };
    const { id } = await placeShift(company.owner, days);
    const { status } = await assign(company.owner, id, ids, { neededEmployees: people });
    expect(status).toBe(200);
  }
  for (const employeeId of ids) await keepAway(employeeId);
});

async function keepAway(employeeId: string): Promise<void> {
  const absence = {
    absenceId: `${employeeId}.1`,
    employeeId,
    type: 'vacation',
    status: 'approved',
    startDate: '2027-01-01',
    endDate: '2027-12-31',
    startTime: '',
    endTime: '',
    comment: '',
    reason: '',
    isOpen: false,
    returnsHoliday: false,
    appliedAt: '2026-11-01',
    decidedBy: '',
    purgeAfter: '',
    version: 1,
  } as const;
  const before = { employeeId, year: 2027, absences: [], version: 0 };
  await company.store.commit({
    writes: company.store.vacation.saveYear({
      before,
      after: { ...before, absences: [absence], version: 1 },
    }),
    audit: { action: 'vacation.changed', subject: 'test' },
  });
}

/** How many items or partitions of each kind a call reads. */
async function readsOf(call: () => Promise<unknown>): Promise<Record<string, number>> {
  const reads: Record<string, number> = {};
  const stop = watchTable(services().table, 'countReads', ({ partitionKey }) => {
    const [, , kind = 'company'] = partitionKey.split('#');
    reads[kind] = (reads[kind] ?? 0) + 1;
  });
  try {
    await call();
  } finally {
    stop();
  }
  return reads;
}

test('a year is a query of its months of orders and one of their absences', async () => {
  let days: object = {};
  const reads = await readsOf(async () => (days = await managerYear(company.owner)));
  expect(Object.keys(days)).toEqual(months.map(dayIn));
  expect(new Set(Object.values(days))).toEqual(new Set([6]));
  expect(reads).toEqual({ user: 1, stamp: 2, ordermonth: 1, swap: 1, timer: 1, absentmonth: 1 });
});

/** Once the absences of the day, once those of its orders' months, which last until another. */
test('a day reads the absences of its months alone, and no bookings', async () => {
  const reads = await readsOf(() =>
    company.owner.call(calendarRoutes.listOrdersOfDay, { query: { date: dayIn('06') } }),
  );
  expect(reads).toEqual({
    company: 1,
    user: 1 + people,
    stamp: 2,
    ordermonth: 1,
    order: 1,
    swap: 1,
    timer: 1,
    absentmonth: 2,
  });
});

test('an order reads the absences of its months alone', async () => {
  const reads = await readsOf(() =>
    company.owner.call(orderRoutes.getOrderOverview, { query: { ordernumber: '6' } }),
  );
  expect(reads.absentmonth).toBe(1);
  expect(reads).not.toHaveProperty('booked');
  expect(reads).not.toHaveProperty('absent');
});

test('a week of the planner reads no year twice', async () => {
  const reads = await readsOf(() => plannerOf(company.owner, dayIn('06'), '2027-06-16'));
  expect(reads).toEqual({
    company: 1,
    user: 2,
    stamp: 2,
    ordermonth: 1,
    order: 1,
    timer: 1,
    timeterms: 1,
    timesettings: 1,
    department: 1,
    absentmonth: 2,
  });
});
