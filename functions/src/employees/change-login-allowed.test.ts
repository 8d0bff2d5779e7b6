import { authRoutes } from '@driftig/contracts/auth/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  testPassword,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { countsOf, createPerson } from '@driftig/tests/support/company/people';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const choose = (by: Caller, id: string, chose: unknown) =>
  by.call(employeeRoutes.changeLoginAllowed, { body: { dType: 'employees', id, chose } });
const logIn = (email: string) =>
  call(authRoutes.logIn, {
    body: { email, password: testPassword },
    headers: { 'x-viewer-address': ulid() },
  });

describe('a user whose login is blocked', () => {
  test('is logged out on the next request, and gets the same answer as for a wrong password', async () => {
    const { administrator, employee } = company;
    expect((await employee.call(employeeRoutes.getProfile)).status).toBe(200);
    const answer = await choose(administrator, employee.user.userId, 0);
    expect(answer.json).toEqual({ message: 'Data changed successfully!' });
    expect((await employee.call(employeeRoutes.getProfile)).status).toBe(401);
    const refused = await logIn(employee.user.email);
    expect(refused.status).toBe(401);
    expect(refused.json).toMatchObject({ code: 'wrong_credentials' });
  });

  test('can log in again when it is allowed; the old session stays ended', async () => {
    const { administrator, employee } = company;
    await employee.session();
    await choose(administrator, employee.user.userId, 0);
    await choose(administrator, employee.user.userId, 1);
    expect((await employee.call(employeeRoutes.getProfile)).status).toBe(401);
    expect((await logIn(employee.user.email)).status).toBe(200);
  });
});

test.each([
  [0, false],
  ['0', false],
  [false, false],
  [1, true],
  ['1', true],
  [true, true],
])('%j means %j, as either screen sends it', async (chose, loginAllowed) => {
  const { userId } = await createPerson(company, { loginAllowed: !loginAllowed });
  expect((await choose(company.administrator, userId, chose)).status).toBe(200);
  expect(await company.store.users.get(userId)).toMatchObject({ loginAllowed });
});

test.each(['ja', 2, null, undefined])('%j is refused', async (chose) => {
  const answer = await choose(company.owner, company.employee.user.userId, chose);
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ fields: { chose: 'Vælg ja eller nej.' } });
});

describe('an owner', () => {
  test('cannot be blocked by an administrator', async () => {
    const { userId } = await createPerson(company, { role: 'owner' });
    expect((await choose(company.administrator, userId, 0)).status).toBe(403);
  });

  test('cannot block themselves when they are the last one', async () => {
    const { owner } = company;
    const answer = await choose(owner, owner.user.userId, 0);
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ code: 'last_owner' });
    expect(await countsOf(company)).toMatchObject({ owners: 1 });
    expect((await owner.call(employeeRoutes.getProfile)).status).toBe(200);
  });

  test('can be blocked by another, who then is the last one', async () => {
    const { owner } = company;
    const { userId } = await createPerson(company, { role: 'owner' });
    expect((await choose(owner, userId, 0)).status).toBe(200);
    expect((await choose(owner, owner.user.userId, 0)).status).toBe(409);
  });
});
