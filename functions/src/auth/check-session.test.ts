import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { changeUser } from '@driftig/tests/support/company/users';
import { beforeAll, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

describe('the codes of roles and rights on the wire', () => {
  test.each([
    ['employee', 1, 2, 0],
    ['administrator', 2, 1, 0],
    ['owner', 3, 1, 1],
  ] as const)(
    'an %s has userrole %i, role %i and allowedrecipes %i',
    async (who, userrole, role, allowedrecipes) => {
      const { json } = await company[who].call(authRoutes.checkSession);
      expect(json).toMatchObject({ user: { userrole, role, allowedrecipes } });
    },
  );
});

test('the answer has what the screens need of the company', async () => {
  const { json } = await company.employee.call(authRoutes.checkSession);
  expect(json).toMatchObject({
    user: {
      company: {
        id: company.companyId,
        name: 'Prøve ApS',
        plan: 'enterprise',
        openPlan: 'enterprise',
        trialDaysLeft: 30,
        suspended: false,
        hasLogo: false,
        currency: 'DKK',
      },
    },
  });
});

test('changed rights are answered at once', async () => {
  const { administrator } = company;
  await administrator.session();
  await changeUser(administrator.user, { bookkeeping: true });
  const { json } = await administrator.call(authRoutes.checkSession);
  expect(json).toMatchObject({ user: { allowedrecipes: 1 } });
});

test('without a session the answer is not_logged_in', async () => {
  const answer = await call(authRoutes.checkSession);
  expect(answer.status).toBe(401);
  expect(answer.json).toMatchObject({ code: 'not_logged_in' });
});
