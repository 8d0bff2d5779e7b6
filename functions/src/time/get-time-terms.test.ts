import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('a person without an agreement has no norm; an unknown id is 404', async () => {
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
