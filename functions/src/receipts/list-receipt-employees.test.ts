import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { createCompany } from '@driftig/tests/support/company';
import { expect, test } from 'vitest';

test('everyone of the company is named, and nothing else is said of them', async () => {
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

test('who has not the permission to the books does not get them', async () => {
  const { administrator } = await createCompany();
  expect((await administrator.call(receiptRoutes.listReceiptEmployees)).status).toBe(403);
});
