import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import {
  applyFor,
  applyAndApprove,
  coming,
  decide,
  listAbsences,
  mine,
} from '@driftig/tests/support/company/absences';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { tellingsOf } from '@driftig/tests/support/company/notifications';
import { assign, createPeople, placeShift } from '@driftig/tests/support/company/planning';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import type { Telling } from '@driftig/domain/notifications/occasion';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

/** Notifications of an application's person, oldest first. */
const toldOf = async (id: string) =>
  (await tellingsOf(company)).flatMap(({ payload }) =>
    (payload['tellings'] as readonly Telling[])
      .filter(({ to }) => to.includes(company.employee.user.userId))
      .map(({ occasion }) => occasion)
      .filter(({ facts }) => 'absenceId' in facts && facts.absenceId === id)
      .map(({ kind }) => kind),
  );
const standing = async () => (await mine(company.employee))[0];

test.each([
  ['a tick', 1, 'Ansøgningen er godkendt.', { status: 1, statusreason: '' }],
  ['a cross', 2, 'Ansøgningen er afvist.', { status: 2, statusreason: 'For travlt' }],
])('%s decides what waits, and its person is told', async (_what, status, message, entry) => {
  const { id } = await applyFor(company.employee);
  const answer = await decide(company.owner, id, status, { reason: 'For travlt' });
  expect(answer).toMatchObject({ status: 200, json: { message } });
  expect(await standing()).toMatchObject({ ...entry, version: 2 });
  expect(await toldOf(id)).toEqual(['absenceDecided']);
});

test.each([1, 2])('Tilbagekald makes %i wait again, and its person is told', async (status) => {
  const { id } = await applyFor(company.employee);
  await decide(company.owner, id, status, { reason: 'Nej' });
  expect((await decide(company.owner, id, 0)).status).toBe(200);
  expect(await standing()).toMatchObject({ status: 0, statusreason: '' });
  expect(await toldOf(id)).toEqual(['absenceDecided', 'absenceRecalled']);
  expect(await listAbsences(company.owner, '0')).toMatchObject({ total: 1 });
});

test.each([
  [1, 1, 'Ansøgningen er allerede godkendt.'],
  [1, 2, 'Ansøgningen er allerede godkendt.'],
  [2, 1, 'Ansøgningen er allerede afvist.'],
  [0, 0, 'Ansøgningen afventer allerede.'],
])('an absence with the status %i cannot get %i', async (before, status, message) => {
  const { id } = await applyFor(company.employee);
  if (before !== 0) await decide(company.owner, id, before);
  expect(await decide(company.owner, id, status)).toMatchObject({
    status: 409,
    json: { code: 'absence_decided', message },
  });
});

test.each([
  [1, 2, 'har allerede godkendt ansøgningen.'],
  [2, 1, 'har allerede afvist ansøgningen.'],
])('the slower of two deciders at %i gets the name of the first', async (before, status, told) => {
  const { id } = await applyFor(company.employee);
  await decide(company.owner, id, before);
  const { json } = await decide(company.administrator, id, status);
  expect(json).toMatchObject({ code: 'absence_decided', message: `Mette Prøve ${told}` });
});

describe('at the same time', () => {
  async function atOnce(one: () => Promise<TestAnswer>, other: () => Promise<TestAnswer>) {
    await Promise.all(
      [company.owner, company.administrator, company.employee].map((who) => who.session()),
    );
    onTestFinished(holdCommitsUntil(services().table, 2));
    return statusesOf(await Promise.all([one(), other()]));
  }

  test('approving and rejecting: one wins, the other is told', async () => {
    const { id } = await applyFor(company.employee);
    const statuses = await atOnce(
      () => decide(company.owner, id, 1),
      () => decide(company.administrator, id, 2),
    );
    expect(statuses).toEqual([200, 409]);
    expect(await toldOf(id)).toEqual(['absenceDecided']);
  });

  test('approving and deleting: one wins, the other is told', async () => {
    const { id } = await applyFor(company.employee);
    const remove = () => company.employee.call(vacationRoutes.deleteAbsence, { params: { id } });
    const statuses = await atOnce(() => decide(company.owner, id, 1), remove);
    expect(statuses[0]).toBe(200);
    expect([404, 409]).toContain(statuses[1]);
  });

  test('approving and editing: an approval never covers dates that the manager did not see', async () => {
    const { id } = await applyFor(company.employee);
    const body = { startdate: coming(1), version: 1 };
    const edit = () =>
      company.employee.call(vacationRoutes.updateAbsence, { params: { id }, body });
    const statuses = await atOnce(() => decide(company.owner, id, 1, { version: 1 }), edit);
    expect(statuses).toEqual([200, 409]);
    const entry = await standing();
    expect(entry?.status === 1 ? entry.startdate : coming(1)).toBe(entry?.startdate);
  });
});

test('an older version is refused (409)', async () => {
  const { id } = await applyFor(company.employee);
  await company.employee.call(vacationRoutes.updateAbsence, {
    params: { id },
    body: { startdate: coming(1) },
  });
  expect((await decide(company.owner, id, 1, { version: 1 })).status).toBe(409);
  expect((await decide(company.owner, id, 1, { version: 2 })).status).toBe(200);
});

test('a rejected one that is recalled must still have room', async () => {
  const { employee, owner } = company;
  const { id } = await applyFor(employee);
  await decide(owner, id, 2);
  await applyFor(employee);
  expect(await decide(owner, id, 0)).toMatchObject({ json: { code: 'absence_overlaps' } });
});

test('an approved absence makes a person absent in planning, a pending one does not', async () => {
  const [sara = ''] = await createPeople(company, ['Sara']);
  const { id } = await applyFor(company.owner, { employeeid: sara });
  const order = await placeShift(company.owner, { startDate: coming(), endDate: coming() });
  const query = { startdate: coming(), enddate: coming(), timestart: '08:00', timedone: '12:00' };
  const statusOfSara = async () => {
    const { json } = await company.owner.call(planningRoutes.listEmployeesAtDate, { query });
    return (json as { id: string; status: number }[]).find((one) => one.id === sara)?.status;
  };
  expect(await statusOfSara()).toBe(1);
  await decide(company.owner, id, 1);
  expect(await statusOfSara()).toBe(5);
  expect(await assign(company.owner, order.id, [sara])).toMatchObject({
    status: 409,
    json: { code: 'person_busy', message: 'Sara er fraværende.' },
  });
});

describe('the shifts in that time', () => {
  let sara = '';
  let ali = '';
  beforeEach(async () => {
    [sara = '', ali = ''] = await createPeople(company, ['Sara', 'Ali']);
  });
  const shift = async (days: number) => {
    const order = await placeShift(company.owner, {
      startDate: coming(days),
      endDate: coming(days),
    });
    await assign(company.owner, order.id, [sara, ali]);
    return order;
  };
  const peopleOn = async ({ id }: { id: string }, days: number) => {
    const query = { orderid: id, startdate: coming(days), enddate: coming(days) };
    const { json } = await company.owner.call(planningRoutes.listOrderUsers, { query });
    return (json as { name: string }[]).map(({ name }) => name);
  };

  test('are freed with the approval when asked, and the others’ are not', async () => {
    const [monday, friday, later] = [await shift(0), await shift(4), await shift(7)];
    const { id } = await applyFor(company.owner, { employeeid: sara, enddate: coming(4) });
    expect((await decide(company.owner, id, 1, { freeshifts: 1 })).status).toBe(200);
    expect([
      await peopleOn(monday, 0),
      await peopleOn(friday, 4),
      await peopleOn(later, 7),
    ]).toEqual([['Ali'], ['Ali'], ['Ali', 'Sara']]);
    await decide(company.owner, id, 0);
    expect((await assign(company.owner, monday.id, [sara, ali])).status).toBe(200);
  });

  test('each order they are freed on says so in its history', async () => {
    const [monday, friday] = [await shift(0), await shift(4)];
    const { id } = await applyFor(company.owner, { employeeid: sara, enddate: coming(4) });
    await decide(company.owner, id, 1, { freeshifts: 1 });
    for (const order of [monday, friday]) {
      const query = { dType: 'orders', id: order.id };
      const { json } = await company.owner.call(recordRoutes.listHistory, { query });
      expect(json).toContainEqual(
        expect.objectContaining({
          text: expect.stringMatching(/^fjernede 1 fraværende medarbejder på ordre \d+$/),
        }),
      );
    }
  });

  test('stay without it', async () => {
    const monday = await shift(0);
    const { id } = await applyFor(company.owner, { employeeid: sara });
    await decide(company.owner, id, 1);
    expect(await peopleOn(monday, 0)).toEqual(['Ali', 'Sara']);
  });

  test('are not freed by a rejection', async () => {
    const monday = await shift(0);
    const { id } = await applyFor(company.owner, { employeeid: sara });
    await decide(company.owner, id, 2, { freeshifts: 1 });
    expect(await peopleOn(monday, 0)).toEqual(['Ali', 'Sara']);
  });
});

test('an employee decides nothing, also not their own', async () => {
  const { id } = await applyFor(company.employee);
  expect((await decide(company.employee, id, 1)).status).toBe(403);
  expect(await standing()).toMatchObject({ status: 0 });
});

test.each(['nobody', '.', 'x.y', '..'])('an unknown id (%s) is 404', async (id) => {
  expect((await decide(company.owner, id, 1)).status).toBe(404);
});

test('in another company is 404 and stays', async () => {
  const other = await createCompany();
  const { id } = await applyFor(other.employee);
  expect((await decide(company.owner, id, 1)).status).toBe(404);
  expect((await mine(other.employee))[0]).toMatchObject({ status: 0 });
});

test('a history of decisions keeps one answer to each question', async () => {
  const entry = await applyAndApprove(company.employee, company.owner);
  expect(await listAbsences(company.owner, '1')).toMatchObject({
    total: 1,
    data: [{ id: entry.id }],
  });
  expect(await listAbsences(company.owner, '0')).toMatchObject({ total: 0 });
});
