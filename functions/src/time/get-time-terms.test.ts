import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('who has agreed on nothing of their own has no norm; nobody’s id is not found', async () => {
  const { owner, employee } = await createCompany();
  const read = (id: string) => owner.call(timeRoutes.getTimeTerms, { params: { id } });
  expect((await read(employee.user.userId)).json).toEqual({
    norms: [],
    selforganiserfrom: '',
    eighteenon: '',
    version: 0,
  });
  expect((await read('nobody')).status).toBe(404);
});
