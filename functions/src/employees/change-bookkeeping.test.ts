import { employeeRoutes } from '@driftig/contracts/employees/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const grant = (by: Caller, { user }: Caller, chose: unknown) =>
  by.call(employeeRoutes.changeBookkeeping, { body: { id: user.userId, chose } });
const has = async ({ user }: Caller) => (await company.store.users.get(user.userId)).bookkeeping;

test('an owner grants it to an administrator and takes it back; the session goes on', async () => {
  const { owner, administrator } = company;
  await administrator.session();
  expect((await grant(owner, administrator, 1)).json).toEqual({
    message: 'Data changed successfully!',
  });
  expect(await has(administrator)).toBe(true);
  expect((await administrator.call(employeeRoutes.getProfile)).status).toBe(200);
  await grant(owner, administrator, 0);
  expect(await has(administrator)).toBe(false);
});

test('an administrator may not grant it, not even to themselves', async () => {
  const { administrator } = company;
  expect((await grant(administrator, administrator, 1)).status).toBe(403);
  expect(await has(administrator)).toBe(false);
});

test('an employee cannot have it', async () => {
  const answer = await grant(company.owner, company.employee, 1);
  expect(answer.status).toBe(409);
  expect(answer.json).toMatchObject({
    message: 'Kun administratorer og ejere kan få adgang til bilag og regnskab.',
  });
  expect(await has(company.employee)).toBe(false);
});
