import { employeeRoutes } from '@driftig/contracts/employees/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { countsOf, createPerson } from '@driftig/tests/support/company/people';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const give = (by: Caller, id: string, roleid: number) =>
  by.call(employeeRoutes.changeRole, { body: { id, roleid } });
const roleOf = async (id: string) => (await company.store.users.get(id)).role;

describe('a role', () => {
  test('takes effect on the next request', async () => {
    const { administrator, employee } = company;
    expect((await employee.call(employeeRoutes.listEmployees)).status).toBe(403);
    const answer = await give(administrator, employee.user.userId, 2);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ message: 'Data changed successfully!' });
    expect(await roleOf(employee.user.userId)).toBe('administrator');
  });

  test('ends the sessions of the user who gets it', async () => {
    const { owner, administrator } = company;
    expect((await administrator.call(employeeRoutes.getProfile)).status).toBe(200);
    await give(owner, administrator.user.userId, 1);
    expect((await administrator.call(employeeRoutes.getProfile)).status).toBe(401);
  });

  test('that the user already has changes nothing and ends no session', async () => {
    const { owner, administrator } = company;
    await administrator.session();
    expect((await give(owner, administrator.user.userId, 2)).status).toBe(200);
    expect((await administrator.call(employeeRoutes.getProfile)).status).toBe(200);
  });

  test('to employee removes bookkeeping, and a later role does not give it back', async () => {
    const { userId } = await createPerson(company, { role: 'administrator', bookkeeping: true });
    await give(company.owner, userId, 1);
    expect(await company.store.users.get(userId)).toMatchObject({ bookkeeping: false });
    await give(company.owner, userId, 2);
    expect(await company.store.users.get(userId)).toMatchObject({ bookkeeping: false });
  });
});

describe('owners', () => {
  test('can be appointed by owners', async () => {
    const { owner, employee } = company;
    expect((await give(owner, employee.user.userId, 3)).status).toBe(200);
    expect(await countsOf(company)).toMatchObject({ owners: 2 });
  });

  test('cannot be appointed by administrators, not even themselves', async () => {
    const { administrator, employee } = company;
    const text = 'Kun en ejer kan gøre nogen til ejer.';
    for (const { user } of [administrator, employee]) {
      const answer = await give(administrator, user.userId, 3);
      expect(answer.status).toBe(403);
      expect(answer.json).toMatchObject({ message: text, fields: { roleid: text } });
    }
    expect(await countsOf(company)).toMatchObject({ owners: 1 });
  });

  test('cannot be demoted by administrators', async () => {
    const { userId } = await createPerson(company, { role: 'owner' });
    const answer = await give(company.administrator, userId, 2);
    expect(answer.status).toBe(403);
    expect(answer.json).toMatchObject({ message: 'Kun en ejer kan ændre en ejer.' });
    expect(await roleOf(userId)).toBe('owner');
  });

  test('can step down and keep their current session', async () => {
    const { owner } = company;
    await createPerson(company, { role: 'owner' });
    expect((await give(owner, owner.user.userId, 2)).status).toBe(200);
    expect((await owner.call(employeeRoutes.getProfile)).json).toMatchObject({
      role: 'Administrator',
    });
    expect(await countsOf(company)).toMatchObject({ owners: 1 });
  });
});

describe('the last owner stays an owner', () => {
  const refused = {
    code: 'last_owner',
    message: 'Virksomheden skal have mindst én ejer, der kan logge ind.',
  };

  test('also when there are other owners who cannot log in', async () => {
    const { owner } = company;
    await createPerson(company, { role: 'owner', loginAllowed: false });
    await createPerson(company, { role: 'owner', status: 'inactive' });
    await createPerson(company, { role: 'owner', status: 'invited' });
    const answer = await give(owner, owner.user.userId, 1);
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject(refused);
    expect(await roleOf(owner.user.userId)).toBe('owner');
  });

  test('when two owners demote each other at the same time', async () => {
    const { owner, administrator } = company;
    await give(owner, administrator.user.userId, 3);
    await Promise.all([owner.session(), administrator.session()]);
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([
      give(owner, administrator.user.userId, 1),
      give(administrator, owner.user.userId, 1),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject(refused);
    expect(await countsOf(company)).toMatchObject({ owners: 1 });
    const roles = (await company.store.users.list()).map(({ role }) => role);
    expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
  });

  test('when two owners step down at the same time', async () => {
    const { owner, administrator } = company;
    await give(owner, administrator.user.userId, 3);
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all(
      [owner, administrator].map((one) => give(one, one.user.userId, 2)),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await countsOf(company)).toMatchObject({ owners: 1 });
  });
});

test('one of two concurrent changes to a person wins, the other is refused (409)', async () => {
  const { owner, administrator, employee } = company;
  await Promise.all([owner.session(), administrator.session()]);
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all([
    give(owner, employee.user.userId, 3),
    give(administrator, employee.user.userId, 2),
  ]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const { role } = await company.store.users.get(employee.user.userId);
  expect(await countsOf(company)).toMatchObject({ owners: role === 'owner' ? 2 : 1 });
});
