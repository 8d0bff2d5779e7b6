import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import {
  createDrive,
  decideAllowance,
  driveUpTo,
} from '@driftig/tests/support/bookkeeping/allowances';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { tellingsOf } from '@driftig/tests/support/company/notifications';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const list = async () =>
  (await company.owner.call(accountingRoutes.listAllowances)).json as Record<string, unknown>[];

describe('a decision', () => {
  let id: string;
  beforeEach(async () => {
    ({ id } = await createDrive(company.employee));
  });

  test.each([
    [2, 'Kørslen er godkendt.'],
    [4, 'Kørslen er afvist.'],
  ])('%i is kept with its comment, who made it and when', async (status, message) => {
    const answer = await decideAllowance(company.owner, id, status, { comment: 'Tak' });
    expect(answer.json).toEqual({ message });
    expect(await list()).toMatchObject([
      {
        status,
        comment: 'Tak',
        version: 2,
        decidedby: company.owner.user.name,
        decidedat: expect.stringMatching(/^\d{4}-/),
      },
    ]);
  });

  test.each([
    [2, 'approved'],
    [4, 'rejected'],
  ])('%i notifies the employee that it is %s', async (status, decision) => {
    await decideAllowance(company.owner, id, status, { comment: 'Tak' });
    const occasion = {
      kind: 'allowanceDecided',
      facts: { kind: 'drive', decision, comment: 'Tak' },
    };
    const to = [company.employee.user.userId];
    expect((await tellingsOf(company)).map(({ payload }) => payload)).toMatchObject([
      { tellings: [{ to, occasion }] },
    ]);
  });

  test.each([1, 3, 'x', null])('%j is refused (400)', async (status) => {
    expect((await decideAllowance(company.owner, id, status)).status).toBe(400);
  });

  test('on figures that are older, or decided, is refused (409)', async () => {
    expect((await decideAllowance(company.owner, id, 2, { version: 9 })).status).toBe(409);
    await decideAllowance(company.owner, id, 2);
    expect((await decideAllowance(company.owner, id, 4)).json).toMatchObject({
      message: 'Den er allerede afgjort: Approved.',
    });
  });

  test('twice at once: one wins, the other is refused (409)', async () => {
    await company.owner.session();
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([2, 4].map((to) => decideAllowance(company.owner, id, to)));
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  test('is not an employee’s to make, and another company’s row is unknown', async () => {
    expect((await decideAllowance(company.employee, id, 2)).status).toBe(403);
    const other = await createCompany();
    expect((await decideAllowance(other.owner, id, 2)).status).toBe(404);
    expect(await list()).toMatchObject([{ status: 1 }]);
  });
});

test('kilometres of a denied drive go to those that still wait; what is approved stays', async () => {
  const [first] = await driveUpTo(company.owner, company.employee.user.userId, 20_000);
  const approved = await createDrive(company.employee, { km: 100 });
  const waiting = await createDrive(company.employee, { km: 100 });
  await decideAllowance(company.owner, approved.id, 2);
  await decideAllowance(company.owner, first?.id ?? '', 4);
  const { json } = await decideAllowance(company.owner, waiting.id, 2);
  expect(json).toEqual({
    message:
      'Kørslen er godkendt. Beløbet er regnet om til 394,00 kr., fordi årets kilometer er ændret.',
  });
  const rows = await list();
  const amountOf = (id: string) => rows.find((row) => row['id'] === id)?.['amount'];
  expect([amountOf(approved.id), amountOf(waiting.id)]).toEqual([228, 394]);
  expect((await createDrive(company.employee, { km: 10 })).amount).toBe(39.4);
});
