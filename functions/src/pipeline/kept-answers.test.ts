import { gunzipSync } from 'node:zlib';

import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays, yearOf } from '@driftig/domain/dates';
import {
  applyFor,
  applyAndApprove,
  coming,
  decide,
  type Entry as AbsenceEntry,
} from '@driftig/tests/support/company/absences';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { changeCompany } from '@driftig/tests/support/company/plan';
import {
  approvedHours,
  createProject,
  decideHours,
  register,
  today,
} from '@driftig/tests/support/company/hours';
import { orderForm, type PlacedOrder } from '@driftig/tests/support/company/orders';
import { createPerson } from '@driftig/tests/support/company/people';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

const monday = coming();
const year = yearOf(monday);

/** Each kept answer of a company, as its manager gets it. */
async function answersOf({ call }: Caller, orderid: string) {
  const month = { startDate: addDays(today(), -28), endDate: today() };
  const absent = { startDate: `${year}-01-01`, endDate: `${year}-12-31`, status: '0,1,2' };
  const answers = await Promise.all([
    call(timeRoutes.getHoursOverview, { query: month }),
    call(timeRoutes.countDeviations),
    call(vacationRoutes.listAbsenceEntries, { query: { ...absent, limit: '100' } }),
    call(planningRoutes.getAvailableEmployees, {
      query: { orderid, startdate: monday, enddate: monday },
    }),
  ]);
  return answers.map(({ json }) => json);
}

/** Companies whose answers push those of another out of memory. */
let others: readonly TestCompany[];
beforeAll(async () => {
  others = await Promise.all(Array.from({ length: 4 }, async () => createCompany()));
});

/** The answers of a process that has kept none of them. */
async function freshAnswersOf(owner: Caller, orderid: string) {
  for (const other of others) await answersOf(other.owner, 'none');
  return answersOf(owner, orderid);
}

interface Staged {
  readonly company: TestCompany;
  readonly projectId: string;
  readonly order: PlacedOrder;
  /** A day with more hours than the rules of rest allow. */
  readonly longDay: string;
  /** An application that waits. */
  readonly absence: AbsenceEntry;
}

const onMonday = { startDate: monday, endDate: monday };
const tooLong = ({ company, projectId }: Pick<Staged, 'company' | 'projectId'>, daysAgo: number) =>
  register(company.employee, { projectId, hours: 14, date: addDays(today(), -daysAgo) });

async function stage(company: TestCompany): Promise<Staged> {
  const projectId = await createProject(company.owner);
  const order = await placeShift(company.owner, onMonday);
  const { date: longDay } = await tooLong({ company, projectId }, 6);
  const absence = await applyFor(company.employee, { startdate: addDays(monday, 21) });
  return { company, projectId, order, longDay, absence };
}

/** The kinds of change that those answers show. */
const changes: Readonly<Record<string, (staged: Staged) => Promise<unknown>>> = {
  'hours are registered': (staged) => tooLong(staged, 2),
  'hours are approved': ({ company: { employee, owner }, projectId }) =>
    approvedHours(employee, owner, { projectId, date: addDays(today(), -4) }),
  'hours are rejected': async (staged) => {
    const { id } = await tooLong(staged, 9);
    await decideHours(staged.company.owner, id, 3, { reason: 'Forkert dag.' });
  },
  'a deviation is noted': async (staged) => {
    const { owner, employee } = staged.company;
    const about = { rule: 'dailyRest', employeeid: employee.user.userId, people: 1 };
    const body = { ...about, date: staged.longDay, what: '10 timer', why: 'Storm' };
    await owner.call(timeRoutes.noteDeviation, { body });
  },
  'a norm is agreed': ({ company: { employee, owner } }) => {
    const norms = [{ from: '2020-01-01', days: [6, 6, 6, 6, 0] }];
    const body = { employeeid: employee.user.userId, norms };
    return owner.call(timeRoutes.saveTimeTerms, { body });
  },
  'an absence is applied for': ({ company }) =>
    applyFor(company.employee, { startdate: addDays(monday, 14) }),
  'the comment of an application is changed': ({ company: { employee }, absence }) => {
    const body = { startdate: absence.startdate, comment: 'Ski', version: absence.version };
    return employee.call(vacationRoutes.updateAbsence, { params: { id: absence.id }, body });
  },
  'an absence is approved': ({ company: { administrator, owner } }) =>
    applyAndApprove(administrator, owner),
  'an absence is recalled': async ({ company: { administrator, owner } }) => {
    const { id } = await applyAndApprove(administrator, owner, { startdate: addDays(monday, 1) });
    await decide(owner, id, 0);
  },
  'a person is renamed': ({ company }) =>
    company.employee.call(employeeRoutes.updateProfile, { body: { fullName: 'Jonas Bakke' } }),
  'a person is added': ({ company }) => createPerson(company, { name: 'Karla Bro' }),
  'a person leaves': async ({ company }) => {
    const { userId: id } = await createPerson(company, { name: 'Ole Ny' });
    await company.owner.call(employeeRoutes.deactivateEmployee, { body: { id } });
  },
  'an order is placed and planned': async ({ company: { employee, owner } }) => {
    const { id } = await placeShift(owner, onMonday);
    await assign(owner, id, [employee.user.userId]);
  },
  'the order needs more people': ({ company: { owner }, order }) =>
    assign(owner, order.id, [], { neededEmployees: 5, allCanRequest: true }),
  'the order is renamed': ({ company: { owner }, order: { id } }) => {
    const body = { ...orderForm, id, ...workingDay, ...onMonday, orderTitle: 'Vinterfest' };
    return owner.call(orderRoutes.updateOrder, { body });
  },
  'a department is named': async ({ company: { owner } }) => {
    const body = { dType: 'departments', name: 'Lager' };
    await owner.call(recordRoutes.createRecord, { body });
  },
};

test('answers of a process that keeps them are those of one that has kept none, after changes in any order', async () => {
  const all = Object.keys(changes);
  const inAnyOrder = fc.shuffledSubarray(all, { minLength: all.length });
  await fc.assert(
    fc.asyncProperty(inAnyOrder, async (kinds) => {
      const company = await createCompany();
      const { owner } = company;
      const staged = await stage(company);
      await answersOf(owner, staged.order.id);
      for (const kind of kinds) {
        await changes[kind]?.(staged);
        const kept = await answersOf(owner, staged.order.id);
        expect(kept, kind).toEqual(await freshAnswersOf(owner, staged.order.id));
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
});

test('a kept answer is not for a company whose plan has closed the call, and not for an employee', async () => {
  const { owner, employee, companyId } = await createCompany();
  const query = { startDate: '2027-01-01', endDate: '2027-12-31', status: '0,1,2' };
  const statusFor = async (who: Caller) =>
    (await who.call(vacationRoutes.listAbsenceEntries, { query })).status;
  expect(await statusFor(owner)).toBe(200);
  expect(await statusFor(employee)).toBe(403);
  await changeCompany(companyId, { plan: 'starter' });
  expect(await statusFor(owner)).toBe(402);
});

test('a kept answer is the same compressed and plain, each time', async () => {
  const company = await createCompany();
  for (let person = 0; person < 12; person += 1) await createPerson(company);
  const query = { startDate: '2026-01-01', endDate: '2026-01-31' };
  const send = (headers: Record<string, string>) =>
    company.owner.call(timeRoutes.getHoursOverview, { query, headers });
  const { text } = await send({});
  for (let time = 0; time < 2; time += 1) {
    const { headers, bytes } = await send({ 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(bytes).toString()).toBe(text);
    expect((await send({})).text).toBe(text);
  }
});
