import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  approvedHours,
  createProject,
  decideHours,
  listedHours,
  ownHours,
  register,
  workDay,
} from '@driftig/tests/support/company/hours';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let projectId: string;
beforeEach(async () => {
  company = await createCompany();
  projectId = await createProject(company.owner);
});

test('Godkend, and Tilbagekald: it waits again and may be edited', async () => {
  const { id } = await register(company.employee, { projectId });
  expect((await decideHours(company.owner, id, 2)).json).toEqual({
    message: 'Timerne er godkendt.',
  });
  expect((await listedHours(company.owner, '2')).data).toMatchObject([{ id, status: 2 }]);
  expect((await decideHours(company.administrator, id, 1)).status).toBe(200);
  expect((await ownHours(company.employee, '1')).data).toMatchObject([{ id, status: 1 }]);
});

test('hours that were changed since they were read are not approved unseen (409)', async () => {
  const { id, version } = await register(company.employee, { projectId });
  await company.employee.call(timeRoutes.updateTimeReport, {
    params: { id },
    body: { date: workDay(), projectId, hours: 12 },
  });
  expect(await decideHours(company.owner, id, 2, { version })).toMatchObject({
    status: 409,
    json: { code: 'conflict' },
  });
  expect((await decideHours(company.owner, id, 2, { version: version + 1 })).status).toBe(200);
});

test('Afvis asks for a remark, which the employee reads', async () => {
  const { id } = await register(company.employee, { projectId });
  expect(await decideHours(company.owner, id, 3, { reason: ' ' })).toMatchObject({
    status: 400,
    json: { fields: { reason: expect.any(String) } },
  });
  expect((await decideHours(company.owner, id, 3, { reason: 'Forkert ordre' })).status).toBe(200);
  expect((await ownHours(company.employee, '3')).data).toMatchObject([
    { id, status: 3, statusreason: 'Forkert ordre', flexdelta: 0 },
  ]);
});

test('a rejected row stays rejected, and no status but the three is taken', async () => {
  const { id } = await register(company.employee, { projectId });
  await decideHours(company.owner, id, 3, { reason: 'Nej' });
  for (const status of [1, 2, 3])
    expect((await decideHours(company.owner, id, status, { reason: 'x' })).status).toBe(409);
  for (const status of [0, 4, 'x'])
    expect((await decideHours(company.owner, id, status as number)).status).toBe(400);
});

test('approve against reject: one wins, the other is told what was decided', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await register(company.employee, { projectId, date: workDay(round) });
    const answers = await Promise.all([
      decideHours(company.owner, id, 2),
      decideHours(company.administrator, id, 3, { reason: 'Nej' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409)?.json;
    expect(loser).toMatchObject({
      code: 'hours_decided',
      message: expect.stringMatching(/ har allerede (godkendt|afvist) timerne\.$/),
    });
  }
  expect((await listedHours(company.owner)).total).toBe(5);
});

test('hours on an invoice are not recalled', async () => {
  const { id, date } = await approvedHours(company.employee, company.owner, { projectId });
  const { time, commit } = company.store;
  const key = { employeeId: company.employee.user.userId, month: date.slice(0, 7) };
  const [before] = await time.getMonths([key]);
  if (before === undefined) throw new Error('There is no such month');
  const reports = before.reports.map((report) => ({ ...report, invoiceNumber: 7 }));
  const after = { ...before, reports, version: before.version + 1 };
  const audit = { action: 'time.changed', subject: 'test' } as const;
  await commit({ writes: time.saveMonths([{ before, after }]), audit });
  expect(await decideHours(company.owner, id, 1)).toMatchObject({
    status: 409,
    json: { message: 'Timerne er på en faktura og kan ikke kaldes tilbage.' },
  });
});
