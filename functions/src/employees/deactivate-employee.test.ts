import { authRoutes } from '@driftig/contracts/auth/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  testPassword,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { countsOf, createPerson } from '@driftig/tests/support/company/people';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const deactivate = (by: Caller, id: string) =>
  by.call(employeeRoutes.deactivateEmployee, { body: { id } });

describe('a deactivated employee', () => {
  test('is logged out on the next request, cannot log in, and frees a place in the plan', async () => {
    const { administrator, employee } = company;
    await employee.session();
    const answer = await deactivate(administrator, employee.user.userId);
    expect(answer.json).toEqual({
      message: 'Jonas Bak er inaktiv og kan ikke logge ind. Alle registreringer bevares.',
    });
    expect((await employee.call(employeeRoutes.getProfile)).status).toBe(401);
    expect(await countsOf(company)).toEqual({ users: 2, owners: 1 });
    const refused = await call(authRoutes.logIn, {
      body: { email: employee.user.email, password: testPassword },
      headers: { 'x-viewer-address': ulid() },
    });
    expect(refused.status).toBe(401);
    expect(refused.json).toMatchObject({ code: 'wrong_credentials' });
  });

  test('is refused by the pipeline, whatever sessions the record has', async () => {
    const { administrator, employee, store } = company;
    await employee.session();
    const { sessions } = await store.users.get(employee.user.userId);
    await deactivate(administrator, employee.user.userId);
    const kept = await store.users.get(employee.user.userId);
    await store.commit({
      writes: store.employees.change(kept, { ...kept, sessions }, 'pro'),
      audit: { action: 'employees.changed', subject: 'sessions that were kept' },
    });
    expect((await employee.call(employeeRoutes.getProfile)).status).toBe(401);
  });

  test('deactivated again stays so and is counted once', async () => {
    const { owner, employee } = company;
    await deactivate(owner, employee.user.userId);
    expect((await deactivate(owner, employee.user.userId)).status).toBe(200);
    expect(await countsOf(company)).toMatchObject({ users: 2 });
  });
});

test('an invited person cannot be deactivated', async () => {
  const { userId } = await createPerson(company, { status: 'invited' });
  const answer = await deactivate(company.owner, userId);
  expect(answer.status).toBe(409);
  expect(answer.json).toMatchObject({
    message: 'Invitationen er ikke brugt endnu. Send den igen, eller træk den tilbage.',
  });
});

describe('owners', () => {
  test('cannot be deactivated by administrators', async () => {
    const { userId } = await createPerson(company, { role: 'owner' });
    expect((await deactivate(company.administrator, userId)).status).toBe(403);
  });

  test('cannot be deactivated when they are the last one', async () => {
    const { owner } = company;
    const answer = await deactivate(owner, owner.user.userId);
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ code: 'last_owner' });
    expect((await owner.call(employeeRoutes.getProfile)).status).toBe(200);
  });

  test('keep one active: of deactivating one and blocking the other at once, one is refused', async () => {
    const { owner } = company;
    const { userId } = await createPerson(company, { role: 'owner' });
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([
      deactivate(owner, userId),
      owner.call(employeeRoutes.changeLoginAllowed, {
        body: { id: owner.user.userId, chose: 0 },
      }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await countsOf(company)).toMatchObject({ owners: 1 });
  });
});
