import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { User } from '@driftig/domain/auth/user';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/call';
import {
  createCompany,
  createSession,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company';
import { createResetToken } from '@driftig/tests/support/invitations';
import { deliver, eventsOf } from '@driftig/tests/support/mails';
import { enrol } from '@driftig/tests/support/second-factor';
import { changeUser } from '@driftig/tests/support/users';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';
import { hashOf } from '../identity/secrets.ts';
import { handler } from './on-sessions-ended.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

type Jar = Readonly<Record<string, string>>;
const refreshOf = (jar: Jar) => jar['__Host-driftig_refresh'] ?? '';
const isAcceptedByPool = async (jar: Jar) =>
  (await services().identity.refresh(refreshOf(jar))) !== undefined;
const eventsOfUser = ({ userId }: User) =>
  eventsOf('sessionsEnded', (payload) => payload.userId === userId);

describe('the pool refuses the tokens of a session that was ended', () => {
  const newPassword = 'vinterlys-2026';

  test.each<[string, (stolen: Jar) => Promise<TestAnswer>]>([
    [
      'by its user',
      (stolen) => {
        const id = hashOf(stolen['__Host-driftig_session'] ?? '');
        return company.employee.call(authRoutes.endSession, { body: { id } });
      },
    ],
    ['together with all others', () => company.employee.call(authRoutes.endOtherSessions)],
    [
      'by a password change',
      () => {
        const body = { currentPassword: testPassword, newPassword };
        return company.employee.call(authRoutes.changePassword, { body });
      },
    ],
    [
      'by a password reset',
      async () => {
        const body = { token: await createResetToken(company.employee.user), newPassword };
        return call(authRoutes.updatePassword, { body, headers: { 'x-viewer-address': ulid() } });
      },
    ],
    [
      'by a change of role',
      () => company.owner.call(employeeRoutes.changeRole, { body: { ...theirs(), roleid: 2 } }),
    ],
    [
      'by a change of role in the record',
      () => {
        const body = { dType: 'employees', roleid: 2 };
        return company.owner.call(recordRoutes.updateRecord, { params: theirs(), body });
      },
    ],
    [
      'by blocking the login',
      () => {
        const body = { dType: 'employees', ...theirs(), chose: false };
        return company.owner.call(employeeRoutes.changeLoginAllowed, { body });
      },
    ],
    [
      'by deactivating the user',
      () => company.owner.call(employeeRoutes.deactivateEmployee, { body: theirs() }),
    ],
    [
      'by deleting the user',
      () => {
        const body = { dType: 'employees', ...theirs() };
        return company.owner.call(recordRoutes.deleteRecord, { body });
      },
    ],
    [
      'by requiring two-step login',
      async () => {
        await enrol(company.owner);
        return company.owner.call(companyRoutes.requireSecondFactor, { body: { required: true } });
      },
    ],
  ])('%s', async (_way, end) => {
    await company.employee.session();
    const stolen = await createSession(company.employee.user);
    const answer = await end(stolen);
    expect(answer.status, answer.text).toBe(200);
    expect(await isAcceptedByPool(stolen)).toBe(true);
    const [event] = await eventsOfUser(company.employee.user);
    await deliver(handler, event);
    expect(await isAcceptedByPool(stolen)).toBe(false);
  });

  const theirs = () => ({ id: company.employee.user.userId });
});

test('remaining sessions and other users go on', async () => {
  const { owner, employee } = company;
  const colleague = await employee.session();
  await owner.call(authRoutes.endOtherSessions);
  const [event] = await eventsOfUser(owner.user);
  await deliver(handler, event);
  expect((await owner.call(authRoutes.checkSession)).status).toBe(200);
  expect(await isAcceptedByPool(colleague)).toBe(true);
});

test('a change that ends no session signs nobody out', async () => {
  const { owner, employee } = company;
  const body = { dType: 'employees', id: employee.user.userId, chose: true };
  await changeUser(employee.user, { loginAllowed: false });
  const answer = await owner.call(employeeRoutes.changeLoginAllowed, { body });
  expect(answer.status, answer.text).toBe(200);
  expect(await eventsOfUser(employee.user)).toEqual([]);
});

test('a user without credentials is no error', async () => {
  const { owner, employee } = company;
  await owner.call(employeeRoutes.deactivateEmployee, { body: { id: employee.user.userId } });
  const [event] = await eventsOfUser(employee.user);
  expect(event).toBeDefined();
  await deliver(handler, event);
});
