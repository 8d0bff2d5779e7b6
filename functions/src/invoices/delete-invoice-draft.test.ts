import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createDraft, invoiceForm, issue } from '@driftig/tests/support/company/invoices';
import { expect, test } from 'vitest';

test('a deleted draft is gone, and cannot be deleted again', async () => {
  const { owner } = await createCompany();
  const body = { id: await createDraft(owner) };
  expect((await owner.call(invoiceRoutes.deleteInvoiceDraft, { body })).status).toBe(200);
  expect((await owner.call(invoiceRoutes.listInvoiceDrafts)).json).toEqual([]);
  expect((await owner.call(invoiceRoutes.deleteInvoiceDraft, { body })).status).toBe(404);
});

test('a colleague’s draft cannot be deleted, nor by issuing an invoice of it', async () => {
  const { owner, administrator } = await createCompany();
  const id = await createDraft(owner);
  const answer = await administrator.call(invoiceRoutes.deleteInvoiceDraft, { body: { id } });
  expect(answer.status).toBe(404);
  await issue(administrator, { draftid: id });
  expect((await owner.call(invoiceRoutes.listInvoiceDrafts)).json).toHaveLength(1);
});

test('issuing deletes the draft; a refused invoice keeps it', async () => {
  const { owner } = await createCompany();
  const draftid = await createDraft(owner);
  const body = { ...invoiceForm, draftid, paydate: '2020-01-01' };
  expect((await owner.call(invoiceRoutes.issueInvoice, { body })).status).toBe(400);
  expect((await owner.call(invoiceRoutes.listInvoiceDrafts)).json).toHaveLength(1);
  await issue(owner, { draftid });
  expect((await owner.call(invoiceRoutes.listInvoiceDrafts)).json).toEqual([]);
});
