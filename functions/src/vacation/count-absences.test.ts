import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { applyFor, coming, today } from '@driftig/tests/support/company/absences';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('how many wait whatever their day; what was approved does not wait', async () => {
  const { owner, employee } = await createCompany();
  await applyFor(employee);
  await applyFor(employee, { startdate: coming(400) });
  await applyFor(employee, { type: 'sickness', startdate: today(), open: 1 });
  expect((await owner.call(vacationRoutes.countAbsences)).json).toEqual({
    pending: 2,
  });
});

test('nothing on Starter, without a refusal: it is on the dashboard', async () => {
  const { owner } = await createCompany({ plan: 'starter' });
  expect(await owner.call(vacationRoutes.countAbsences)).toMatchObject({
    status: 200,
    json: { pending: 0 },
  });
});
