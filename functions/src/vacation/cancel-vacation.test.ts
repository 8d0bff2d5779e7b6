import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { applyFor, applyAndApprove, mine } from '@driftig/tests/support/company/absences';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('a calendar cancels what waits; what is approved is a manager’s to cancel', async () => {
  const { employee, owner } = await createCompany();
  const cancel = ({ call }: typeof owner, id: string) =>
    call(vacationRoutes.cancelVacation, { params: { id } });
  const { id } = await applyFor(employee);
  expect((await cancel(employee, id)).json).toEqual({ message: 'Ferien er annulleret.' });
  const entry = await applyAndApprove(employee, owner);
  expect((await cancel(employee, entry.id)).status).toBe(409);
  expect(await mine(employee)).toHaveLength(1);
  expect((await cancel(owner, entry.id)).status).toBe(200);
  expect(await mine(employee)).toEqual([]);
});
