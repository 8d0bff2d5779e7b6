import { companyRoutes } from '@driftig/contracts/company/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { invoiceForm } from '@driftig/tests/support/company/invoices';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { expect, test } from 'vitest';

test('Starter shows how many of its users and invoices are used', async () => {
  const { administrator, companyId, owner } = await createCompany({ plan: 'starter' });
  await changeCompany(companyId, { userCount: 2 });
  await owner.call(invoiceRoutes.issueInvoice, { body: invoiceForm });
  expect((await administrator.call(companyRoutes.getPlan)).json).toEqual({
    plan: 'starter',
    openPlan: 'starter',
    trialDaysLeft: null,
    trialEnded: false,
    users: { used: 2, limit: 2 },
    invoices: { used: 1, limit: 20 },
    suspended: false,
    secondFactorOf: 'nobody',
  });
});

test('Pro shows the days left of its trial and no limits', async () => {
  const { owner } = await createCompany({ plan: 'pro' });
  expect((await owner.call(companyRoutes.getPlan)).json).toMatchObject({
    plan: 'pro',
    openPlan: 'pro',
    trialDaysLeft: 30,
    trialEnded: false,
    users: { limit: null },
    invoices: { used: 0, limit: null },
  });
});

test('after the trial the limits of Starter apply', async () => {
  const { companyId, owner } = await createCompany({ plan: 'pro' });
  await changeCompany(companyId, { trialEndsOn: '2026-01-01' });
  expect((await owner.call(companyRoutes.getPlan)).json).toMatchObject({
    plan: 'pro',
    openPlan: 'starter',
    trialDaysLeft: 0,
    trialEnded: true,
    invoices: { used: 0, limit: 20 },
  });
});

test('an employee may not read it', async () => {
  const { employee } = await createCompany();
  expect((await employee.call(companyRoutes.getPlan)).status).toBe(403);
});
