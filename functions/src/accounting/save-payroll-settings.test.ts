import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createDrive, decideAllowance } from '@driftig/tests/support/bookkeeping/allowances';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('codes and numbers are kept, and numbers that are not sent stay', async () => {
  const { owner, employee } = await createCompany();
  const { id } = await createDrive(employee);
  await decideAllowance(owner, id, 2);
  const codes = { mileage: '61', diet: '62', expense: '63' };
  const save = (people: object[]) =>
    owner.call(accountingRoutes.savePayrollSettings, { body: { ...codes, people } });
  const { userId: employeeId } = employee.user;
  await save([{ employeeId, number: '7' }]);
  expect((await save([])).json).toEqual({ message: 'Gemt.' });
  const query = { from: '2026-03-01', to: '2026-03-31' };
  const { json } = await owner.call(accountingRoutes.previewPayroll, { query });
  expect(json).toMatchObject({ ...codes, people: [{ employeeId, number: '7' }] });
});
