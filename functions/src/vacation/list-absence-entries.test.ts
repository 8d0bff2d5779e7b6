import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays } from '@driftig/domain/dates';
import {
  applyFor,
  applyAndApprove,
  coming,
  decide,
  today,
  type Entry,
} from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createPeople } from '@driftig/tests/support/company/planning';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

async function entries(query: Readonly<Record<string, string>> = {}) {
  const { json, status } = await company.owner.call(vacationRoutes.listAbsenceEntries, {
    query: {
      startDate: coming(),
      endDate: coming(6),
      status: '0,1,2',
      limit: '100000',
      offset: '0',
      ...query,
    },
  });
  expect(status).toBe(200);
  return json as { data: Entry[]; total: number };
}

test('all absences of a week, of all three statuses, first day first', async () => {
  const [sara = ''] = await createPeople(company, ['Sara']);
  await applyAndApprove(company.employee, company.owner, { startdate: coming(3) });
  const { id } = await applyFor(company.owner, {
    employeeid: sara,
    startdate: coming(-3),
    enddate: coming(1),
  });
  await decide(company.owner, id, 2);
  await applyFor(company.administrator, { startdate: coming(6) });
  await applyFor(company.administrator, { startdate: coming(7) });
  const { data, total } = await entries();
  expect(total).toBe(3);
  expect(data.map(({ employeename, status }) => [employeename, status])).toEqual([
    ['Sara', 2],
    ['Jonas Bak', 1],
    ['Anders And', 0],
  ]);
  expect((await entries({ status: '1' })).total).toBe(1);
  expect((await entries({ employeeId: sara })).data).toMatchObject([{ employeename: 'Sara' }]);
});

test('an illness that goes on is seen today, though it began last year', async () => {
  await applyFor(company.employee, { type: 'sickness', startdate: addDays(today(), -2), open: 1 });
  const day = { startDate: today(), endDate: addDays(today(), 6) };
  expect((await entries(day)).data).toMatchObject([{ open: 1, enddate: today() }]);
  expect(
    (await entries({ startDate: addDays(today(), 1), endDate: addDays(today(), 6) })).total,
  ).toBe(0);
});

test('no answer exceeds 1 MB; the rest is read by offset', async () => {
  const { store } = company;
  const comment = 'å'.repeat(500);
  const year = Number(coming().slice(0, 4));
  const people = await createPeople(company, Array<string>(12).fill('Ida'));
  for (const person of people) {
    const absences = Array.from({ length: 80 }, (_, index) => ({
      absenceId: `${person}.${index}`,
      employeeId: person,
      type: 'vacation' as const,
      status: 'approved' as const,
      startDate: addDays(`${year}-01-01`, index * 2),
      endDate: addDays(`${year}-01-01`, index * 2),
      startTime: '',
      endTime: '',
      comment,
      reason: '',
      isOpen: false,
      returnsHoliday: false,
      appliedAt: today(),
      decidedBy: '',
      purgeAfter: '',
      version: 1,
    }));
    const before = { employeeId: person, year, absences: [], version: 0 };
    await store.commit({
      writes: store.vacation.saveYear({ before, after: { ...before, absences, version: 1 } }),
      audit: { action: 'vacation.changed', subject: 'absence test' },
    });
  }
  const all = { startDate: `${year}-01-01`, endDate: `${year}-12-31` };
  const first = await entries(all);
  expect(first.total).toBe(960);
  expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThan(1_000_000);
  const second = await entries({ ...all, offset: String(first.data.length) });
  const ids = new Set([...first.data, ...second.data].map(({ id }) => id));
  expect(ids.size).toBe(960);
});

test.each([
  { startDate: coming(3), endDate: coming() },
  { startDate: '2020-01-01', endDate: '2027-01-01' },
])('%j is refused', async (query) => {
  const { status } = await company.owner.call(vacationRoutes.listAbsenceEntries, {
    query: { status: '1', ...query },
  });
  expect(status).toBe(400);
});
