import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createDraft, draftForm } from '@driftig/tests/support/company/invoices';
import { expect, test } from 'vitest';

test('a draft is kept anew; of two at once one is whole', async () => {
  const { owner } = await createCompany();
  const id = await createDraft(owner);
  const save = (company: string) => {
    const body = { ...draftForm, id, company, content: JSON.stringify({ company }) };
    return owner.call(invoiceRoutes.updateInvoiceDraft, { body });
  };
  const answers = await Promise.all([save('Aarhus Teater'), save('Café Kanel')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { json } = await owner.call(invoiceRoutes.getInvoiceDraft, { body: { id } });
  const { company, content } = json as { company: string; content: string };
  expect(JSON.parse(content)).toEqual({ company });
});

test('a draft that was deleted meanwhile, or is a colleague’s, is not found and not made', async () => {
  const { owner, administrator } = await createCompany();
  const body = { ...draftForm, id: await createDraft(owner) };
  expect((await administrator.call(invoiceRoutes.updateInvoiceDraft, { body })).status).toBe(404);
  await owner.call(invoiceRoutes.deleteInvoiceDraft, { body: { id: body.id } });
  expect((await owner.call(invoiceRoutes.updateInvoiceDraft, { body })).status).toBe(404);
  expect((await owner.call(invoiceRoutes.listInvoiceDrafts)).json).toEqual([]);
});
