import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { ownHours } from '@driftig/tests/support/company/hours';
import { expect, test } from 'vitest';

test('a timer is discarded without hours, once', async () => {
  const { employee } = await createCompany();
  await employee.call(timeRoutes.startTimer, { body: { activity: '' } });
  const discard = () => employee.call(timeRoutes.discardTimer);
  expect((await discard()).json).toEqual({ message: 'Uret er kasseret.' });
  expect((await discard()).status).toBe(404);
  expect((await ownHours(employee)).total).toBe(0);
});
