import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const begin = (from: string) =>
  company.owner.call(ledgerRoutes.startSalesBooks, { body: { from } });
const adopt = () =>
  company.owner.call(accountingRoutes.adoptPublicChart, { body: { version: '20260101' } });

describe('the first date of posting', () => {
  test('is refused (409) with the accounts that the chart lacks', async () => {
    const answer = await begin('2026-01-01');
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ message: expect.stringContaining('6190') });
    const { json } = await company.owner.call(ledgerRoutes.getSalesBooks, {});
    expect(json).toMatchObject({ from: '', missing: expect.any(Array) });
  });

  test('moves earlier, never later, and is not in the future', async () => {
    await adopt();
    expect(await begin('2026-07-01')).toMatchObject({ status: 200, json: { from: '2026-07-01' } });
    expect(await begin('2026-01-01')).toMatchObject({ status: 200 });
    expect(await begin('2026-07-01')).toMatchObject({ status: 400 });
    expect(await begin('2999-01-01')).toMatchObject({ status: 400 });
    const { json } = await company.owner.call(ledgerRoutes.getSalesBooks, {});
    expect(json).toEqual({ from: '2026-01-01', missing: [] });
  });

  test('is the earlier one when two choose at once', async () => {
    await adopt();
    await Promise.all([begin('2026-03-01'), begin('2026-02-01')]);
    const { json } = await company.owner.call(ledgerRoutes.getSalesBooks, {});
    expect(json).toMatchObject({ from: '2026-02-01' });
  });
});
