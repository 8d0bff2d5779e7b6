import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createExpense, decideExpense } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { auditEntity } from '@driftig/data/log/log.entities';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const list = async () =>
  (await company.owner.call(accountingRoutes.listExpenses, {})).json as Record<string, unknown>[];

describe('a decision', () => {
  let id: string;
  beforeEach(async () => {
    ({ id } = await createExpense(company));
  });

  test.each([
    [3, 'Udgiften er godkendt.'],
    [4, 'Udgiften er afvist.'],
  ])('%i is stored with its comment', async (status, message) => {
    const { json } = await decideExpense(company.owner, id, status, { comment: 'Med lønnen' });
    expect(json).toEqual({ message });
    expect(await list()).toMatchObject([{ status, comment: 'Med lønnen', version: 2 }]);
  });

  test.each([1, 2, 0, 'x', null])('%j is refused (400)', async (status) => {
    expect((await decideExpense(company.owner, id, status)).status).toBe(400);
  });

  test.each([2, 3])('is refused (409) for an expense that was made as %i', async (status) => {
    const { id: settled } = await createExpense(company, { status });
    const answer = await decideExpense(company.owner, settled, 4);
    expect(answer).toMatchObject({ status: 409, json: { code: 'conflict' } });
  });

  test('on figures that are older is refused (409)', async () => {
    await decideExpense(company.owner, id, 4);
    expect((await decideExpense(company.owner, id, 3)).json).toMatchObject({
      message: 'Udgiften er allerede afgjort: Rejected.',
    });
  });

  test('on a version that is not the stored one is refused (409)', async () => {
    expect((await decideExpense(company.owner, id, 3, { version: 2 })).status).toBe(409);
    expect(await list()).toMatchObject([{ version: 1 }]);
  });

  test('twice at once: one wins, the other is refused (409)', async () => {
    await company.owner.session();
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([3, 4].map((to) => decideExpense(company.owner, id, to)));
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  test('is in the audit trail with who made it', async () => {
    await decideExpense(company.owner, id, 3, { comment: 'Ja' });
    const { companyId } = company;
    const { data } = await auditEntity(services().table).query.main({ companyId }).go();
    expect(data).toContainEqual(
      expect.objectContaining({
        action: 'expenses.paid',
        subject: `expense ${id}`,
        by: company.owner.user.userId,
        changes: { comment: 'Ja' },
      }),
    );
  });

  test("on another company's expense is answered with 404", async () => {
    const { owner } = await createCompany();
    expect((await decideExpense(owner, id, 3)).status).toBe(404);
    expect(await list()).toMatchObject([{ status: 1 }]);
  });
});
