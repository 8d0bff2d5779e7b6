import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createDraft, draftForm } from '@driftig/tests/support/company/invoices';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const list = async (who: Caller) => (await who.call(invoiceRoutes.listInvoiceDrafts)).json;

test('a draft is kept with what its list shows, and uses no number', async () => {
  const id = await createDraft(company.owner);
  expect(await list(company.owner)).toMatchObject([
    { id, company: 'Holm & Søn ApS', ordertittle: 'Sommerfest', displaytotalprice: 1250 },
  ]);
  expect((await company.store.series.read()).invoice).toBe(1);
});

test('a draft may be kept before it says anything', async () => {
  const body = { displaytotalprice: 0, content: '{}' };
  const answer = await company.owner.call(invoiceRoutes.createInvoiceDraft, { body });
  expect([answer.status, answer.json]).toMatchObject([201, { company: '', ordertittle: '' }]);
});

test('a draft sent twice with one key is kept once', async () => {
  const ask = () =>
    company.owner.call(invoiceRoutes.createInvoiceDraft, {
      body: draftForm,
      headers: { 'idempotency-key': 'one-draft-only' },
    });
  const [first, second] = [await ask(), await ask()];
  expect(second.json).toEqual(first.json);
  expect(await list(company.owner)).toHaveLength(1);
});

test('there is room for 50', async () => {
  for (let count = 0; count < 50; count += 1) await createDraft(company.owner);
  const answer = await company.owner.call(invoiceRoutes.createInvoiceDraft, { body: draftForm });
  expect([answer.status, answer.json]).toMatchObject([
    409,
    { message: expect.stringContaining('50 kladder') },
  ]);
});

test('an employee keeps no drafts', async () => {
  const answer = await company.employee.call(invoiceRoutes.createInvoiceDraft, { body: draftForm });
  expect(answer.status).toBe(403);
});
