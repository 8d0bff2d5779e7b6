import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { createDraft } from '@driftig/tests/support/company/invoices';
import { expect, test } from 'vitest';

const list = async (who: Caller) =>
  (await who.call(invoiceRoutes.listInvoiceDrafts)).json as { id: string; changed: string }[];

test('a person’s own drafts are listed, the last changed first', async () => {
  const { owner, administrator } = await createCompany();
  const first = await createDraft(owner);
  const second = await createDraft(owner, { company: 'Café Kanel' });
  await createDraft(administrator);
  const rows = await list(owner);
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([first, second]));
  const times = rows.map(({ changed }) => changed);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('the list does not carry what the drafts say', async () => {
  const { owner } = await createCompany();
  await createDraft(owner);
  expect((await list(owner))[0]).not.toHaveProperty('content');
});
