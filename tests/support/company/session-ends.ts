import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { ulid } from 'ulid';

import { call } from '../stack/call.ts';
import { testPassword, type TestCompany } from './company.ts';
import { createResetToken } from './invitations.ts';
import { sessionIdOf } from './sessions.ts';
import { changeUser } from './users.ts';

type Jar = Readonly<Record<string, string>>;
/** Ends the session of the employee that these cookies belong to, which is not the one in use. */
type SessionEnd = (company: TestCompany, cookies: Jar) => Promise<TestAnswer>;

const newPassword = 'vinterlys-2026';
const theirs = ({ employee }: TestCompany) => ({ id: employee.user.userId });

/** Every way to end a user's session, other than by logging out. */
export const sessionEnds: Readonly<Record<string, SessionEnd>> = {
  'by its user': ({ employee }, cookies) => {
    const body = { id: sessionIdOf(cookies), password: testPassword };
    return employee.call(authRoutes.endSession, { body });
  },
  'together with all others': ({ employee }) =>
    employee.call(authRoutes.endOtherSessions, { body: { password: testPassword } }),
  'by a password change': ({ employee }) => {
    const body = { currentPassword: testPassword, newPassword };
    return employee.call(authRoutes.changePassword, { body });
  },
  'by a password reset': async ({ employee }) => {
    const body = { token: await createResetToken(employee.user), newPassword };
    return call(authRoutes.updatePassword, { body, headers: { 'x-viewer-address': ulid() } });
  },
  'by a change of role': (company) =>
    company.owner.call(employeeRoutes.changeRole, { body: { ...theirs(company), roleid: 2 } }),
  'by a change of role in the record': (company) => {
    const body = { dType: 'employees', roleid: 2 };
    return company.owner.call(recordRoutes.updateRecord, { params: theirs(company), body });
  },
  'by blocking the login': (company) => {
    const body = { dType: 'employees', ...theirs(company), chose: false };
    return company.owner.call(employeeRoutes.changeLoginAllowed, { body });
  },
  'by deactivating the user': (company) =>
    company.owner.call(employeeRoutes.deactivateEmployee, { body: theirs(company) }),
  'by deleting the user': (company) => {
    const body = { dType: 'employees', ...theirs(company) };
    return company.owner.call(recordRoutes.deleteRecord, { body });
  },
  'by requiring two-step login': async ({ owner }) => {
    // Setting it up would renew the owner's own session.
    await changeUser(owner.user, { secondFactor: true });
    return owner.call(companyRoutes.requireSecondFactor, { body: { of: 'everybody' } });
  },
};
