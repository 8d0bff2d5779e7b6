import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createDrive } from '@driftig/tests/support/bookkeeping/allowances';
import { createTrip } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('mileage is listed newest date first, by employee, trip and dates', async () => {
  const company = await createCompany();
  const trip = await createTrip(company);
  const older = await createDrive(company.employee, { date: '2026-03-01', tripId: trip.id });
  const newer = await createDrive(company.administrator, { date: '2026-03-02' });
  const list = async (query: Record<string, string>) => {
    const { json } = await company.owner.call(accountingRoutes.listAllowances, { query });
    return (json as { id: string }[]).map(({ id }) => id);
  };
  expect(await list({})).toEqual([newer.id, older.id]);
  expect(await list({ employeeId: company.employee.user.userId })).toEqual([older.id]);
  expect(await list({ tripId: trip.id })).toEqual([older.id]);
  expect(await list({ from: '2026-03-02', to: '2026-03-31' })).toEqual([newer.id]);
});

test('another company sees nothing of it', async () => {
  const company = await createCompany();
  await createDrive(company.employee);
  const other = await createCompany();
  expect((await other.owner.call(accountingRoutes.listAllowances)).json).toEqual([]);
});
