import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { invoiceForm } from '@driftig/tests/support/company/invoices';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { expect, onTestFinished, test, vi } from 'vitest';

const issue = async (caller: Caller, changes: object = {}) =>
  caller.call(invoiceRoutes.issueInvoice, { body: { ...invoiceForm, ...changes } });

async function issueMany(caller: Caller, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let one = 0; one < count; one += 1) statuses.push((await issue(caller)).status);
  return statuses;
}
const stored = (count: number) => Array.from({ length: count }, () => 201);

test('Starter issues twenty in a month; the next is refused (402) and uses no number', async () => {
  const { owner, store } = await createCompany({ plan: 'starter' });
  expect(await issueMany(owner, 20)).toEqual(stored(20));
  const refused = await issue(owner);
  expect(refused.status).toBe(402);
  expect(refused.json).toMatchObject({
    code: 'plan_limit',
    message:
      'Jeres plan har plads til 20 fakturaer om måneden. Skift til Pro for at lave flere nu.',
  });
  expect(await store.series.read()).toMatchObject({ invoice: 21, issued: 20 });
  expect((await issue(owner, { invoicenumber: 900 })).status).toBe(402);
});

test('one of many concurrent requests gets the last place: there is never a 21st', async () => {
  const { administrator, owner, store } = await createCompany({ plan: 'starter' });
  await issueMany(owner, 19);
  const attempts = Array.from({ length: 8 }, (_, index) =>
    issue(index % 2 === 0 ? owner : administrator, index > 5 ? { invoicenumber: 20 } : {}),
  );
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 402),
  ]);
  expect((await store.invoices.list({ limit: 100 })).rows).toHaveLength(20);
});

test('the count restarts each month, whatever the dates of the invoices', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const { owner, store } = await createCompany({ plan: 'starter' });
  await issueMany(owner, 20);
  expect((await store.series.read()).issued).toBe(20);
  // The clock is set back to another month than the one that is used up.
  vi.setSystemTime(Date.now() - 32 * 24 * 60 * 60 * 1000);
  expect((await issue(owner)).status).toBe(201);
});

test('an ended trial has the limits of Starter, and a larger plan takes effect at once', async () => {
  const { companyId, owner } = await createCompany({ plan: 'starter' });
  await issueMany(owner, 20);
  await changeCompany(companyId, { plan: 'pro', trialEndsOn: '2026-01-01' });
  expect((await issue(owner)).status).toBe(402);
  await changeCompany(companyId, { trialEndsOn: '' });
  expect((await issue(owner)).status).toBe(201);
});
