import { sessionRoutes } from '@driftig/contracts/auth/session';
import { expect, test } from 'vitest';

import { createCompany } from './company.ts';

test('a test company has three people of its own', async () => {
  const { companyId, store, ...people } = await createCompany();
  const expected = Object.values(people).map(({ user }) => [user.userId, user.role, companyId]);
  const stored = await store.users.list();
  expect(stored.map((user) => [user.userId, user.role, user.companyId])).toEqual(
    expect.arrayContaining(expected),
  );
  expect(stored).toHaveLength(3);
});

test('the session of a person is accepted', async () => {
  const { companyId, employee } = await createCompany();
  const { json } = await employee.call(sessionRoutes.checkSession);
  expect(json).toMatchObject({ user: { id: employee.user.userId, company: { id: companyId } } });
});
