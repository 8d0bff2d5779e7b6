import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('all people of the company are listed with id and name only', async () => {
  const [company] = await Promise.all([createCompany(), createCompany()]);
  const { owner, administrator, employee } = company;
  const { json } = await owner.call(receiptRoutes.listReceiptEmployees);
  const people = [owner, administrator, employee].map(({ user }) => ({
    id: user.userId,
    name: user.name,
  }));
  expect(json).toHaveLength(people.length);
  expect(json).toEqual(expect.arrayContaining(people));
});

test('a user without bookkeeping may not read them', async () => {
  const { administrator } = await createCompany();
  expect((await administrator.call(receiptRoutes.listReceiptEmployees)).status).toBe(403);
});
