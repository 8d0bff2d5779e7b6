import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createDrive, decideAllowance } from '@driftig/tests/support/bookkeeping/allowances';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('the preview shows approved rows of the dates, and nothing that waits', async () => {
  const company = await createCompany();
  const { id } = await createDrive(company.employee, { date: '2026-03-31' });
  await decideAllowance(company.owner, id, 2);
  await createDrive(company.employee, { date: '2026-03-30' });
  const preview = async (from: string, to: string) => {
    const query = { from, to };
    const { json } = await company.owner.call(accountingRoutes.previewPayroll, { query });
    return (json as { rows: { id: string }[] }).rows.map((row) => row.id);
  };
  expect(await preview('2026-03-01', '2026-03-31')).toEqual([id]);
  expect(await preview('2026-04-01', '2026-04-30')).toEqual([]);
});
