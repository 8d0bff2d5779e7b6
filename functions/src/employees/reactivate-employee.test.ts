import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { countsOf, createPerson } from '@driftig/tests/support/company/people';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const reactivate = ({ administrator }: TestCompany, id: string) =>
  administrator.call(employeeRoutes.reactivateEmployee, { body: { id } });

test('a reactivated employee is unchanged, takes a place in the plan and has to log in', async () => {
  const company = await createCompany();
  const { employee } = company;
  await employee.session();
  const body = { id: employee.user.userId };
  await company.owner.call(employeeRoutes.deactivateEmployee, { body });
  const answer = await reactivate(company, body.id);
  expect(answer.json).toEqual({ message: 'Jonas Bak er aktiv igen.' });
  expect(await countsOf(company)).toEqual({ users: 3, owners: 1 });
  expect(await company.store.users.get(body.id)).toMatchObject({
    status: 'active',
    loginAllowed: true,
    role: 'employee',
  });
  expect((await employee.call(employeeRoutes.getProfile)).status).toBe(401);
});

test('an active employee is not counted again', async () => {
  const company = await createCompany();
  expect((await reactivate(company, company.employee.user.userId)).status).toBe(200);
  expect(await countsOf(company)).toEqual({ users: 3, owners: 1 });
});

test('an invited person cannot be reactivated', async () => {
  const company = await createCompany();
  const { userId } = await createPerson(company, { status: 'invited' });
  expect((await reactivate(company, userId)).status).toBe(409);
});

test('an administrator may not reactivate an owner', async () => {
  const company = await createCompany();
  const { userId } = await createPerson(company, { role: 'owner', status: 'inactive' });
  expect((await reactivate(company, userId)).status).toBe(403);
});

describe('Starter has room for two', () => {
  let company: TestCompany;
  const away = { status: 'inactive' } as const;
  beforeEach(async () => {
    company = await createCompany({ plan: 'starter' });
    const body = { id: company.employee.user.userId };
    await company.owner.call(employeeRoutes.deactivateEmployee, { body });
  });

  test('so a third cannot be reactivated', async () => {
    const answer = await reactivate(company, company.employee.user.userId);
    expect(answer.status).toBe(402);
    expect(answer.json).toMatchObject({
      message: 'Jeres plan har plads til 2 brugere. Skift til Pro for at invitere flere.',
    });
    expect(await countsOf(company)).toMatchObject({ users: 2 });
  });

  test('so a deactivated one makes room, and of two reactivated at once one is', async () => {
    const body = { id: company.administrator.user.userId };
    await company.administrator.session();
    const [one, other] = [await createPerson(company, away), await createPerson(company, away)];
    await company.owner.call(employeeRoutes.deactivateEmployee, { body });
    const back = ({ userId }: { userId: string }) =>
      company.owner.call(employeeRoutes.reactivateEmployee, { body: { id: userId } });
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([back(one), back(other)]);
    expect(statusesOf(answers)).toEqual([200, 402]);
    expect(await countsOf(company)).toMatchObject({ users: 2 });
  });
});
