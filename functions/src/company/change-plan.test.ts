import { companyRoutes } from '@driftig/contracts/company/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { invoiceForm } from '@driftig/tests/support/company/invoices';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { pendingEvents } from '@driftig/tests/support/stack/outbox';
import { describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const change = companyRoutes.changePlan;

test('a larger plan takes effect with the next request', async () => {
  const { owner, store } = await createCompany({ plan: 'starter' });
  const answer = await owner.call(change, { body: { plan: 'pro' } });
  expect(answer.json).toEqual({ message: 'I er nu på Pro.' });
  expect((await owner.call(companyRoutes.getPlan)).json).toMatchObject({
    openPlan: 'pro',
    trialDaysLeft: 30,
  });
  expect(await store.company.get()).toMatchObject({ plan: 'pro' });
});

test('a smaller plan deletes nothing, and what exceeds its limits stays readable', async () => {
  const { companyId, owner } = await createCompany({ plan: 'pro' });
  const issued = await owner.call(invoiceRoutes.issueInvoice, { body: invoiceForm });
  await changeCompany(companyId, { userCount: 12 });
  expect((await owner.call(change, { body: { plan: 'starter' } })).status).toBe(200);
  const { invoicenumber } = issued.json as { invoicenumber: number };
  const kept = await owner.call(invoiceRoutes.getInvoiceLines, { body: { invoicenumber } });
  expect(kept.status).toBe(200);
  expect((await owner.call(companyRoutes.getPlan)).json).toMatchObject({
    users: { used: 12, limit: 2 },
  });
});

test('the operator is told of an Enterprise plan once', async () => {
  const { companyId, owner } = await createCompany({ plan: 'pro' });
  await owner.call(change, { body: { plan: 'enterprise' } });
  await owner.call(change, { body: { plan: 'enterprise' } });
  const events = await pendingEvents(services().table, companyId);
  expect(events.filter(({ name }) => name === 'planRequested')).toHaveLength(1);
});

describe('changing the plan is refused', () => {
  test.each(['administrator', 'employee'] as const)('for an %s', async (role) => {
    const company = await createCompany();
    expect((await company[role].call(change, { body: { plan: 'pro' } })).status).toBe(403);
  });

  test('for a plan that does not exist, at its field', async () => {
    const { owner } = await createCompany();
    const answer = await owner.call(change, { body: { plan: 'guld' } });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ fields: { plan: 'Planen findes ikke.' } });
  });
});

test('the second of two concurrent changes is refused (409) or applied after the first', async () => {
  const { owner, store } = await createCompany({ plan: 'starter' });
  const plans = ['pro', 'enterprise'];
  const answers = await Promise.all(plans.map((plan) => owner.call(change, { body: { plan } })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  expect(plans).toContain((await store.company.get()).plan);
});

test.each([
  ['another plan was chosen', { plan: 'starter' }],
  ['the operator agreed the plan', { trialEndsOn: '' }],
] as const)('a change is refused (409) where %s meanwhile', async (_what, changes) => {
  const { companyId, owner, store } = await createCompany({ plan: 'pro' });
  await owner.session();
  runBeforeCommit(services().table, () => changeCompany(companyId, changes));
  expect((await owner.call(change, { body: { plan: 'enterprise' } })).status).toBe(409);
  expect(await store.company.get()).toMatchObject({ plan: 'pro', ...changes });
});
