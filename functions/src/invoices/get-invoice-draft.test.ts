import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createDraft, draftForm } from '@driftig/tests/support/company/invoices';
import { expect, test } from 'vitest';

test('a draft is answered as it was written', async () => {
  const { owner } = await createCompany();
  const body = { id: await createDraft(owner) };
  expect((await owner.call(invoiceRoutes.getInvoiceDraft, { body })).json).toMatchObject(draftForm);
});

test('a colleague’s draft is not found', async () => {
  const { owner, administrator } = await createCompany();
  const body = { id: await createDraft(owner) };
  expect((await administrator.call(invoiceRoutes.getInvoiceDraft, { body })).status).toBe(404);
});
