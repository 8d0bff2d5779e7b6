import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany } from '@driftig/tests/support/company';
import { issue } from '@driftig/tests/support/invoices';
import { expect, test } from 'vitest';

test('the invoices that no order is behind, newest first', async () => {
  const { owner } = await createCompany();
  await issue(owner, { date: '2026-01-02' });
  await issue(owner, { ordertittle: 'Bryllup', orderdatestart: '2026-05-02' });
  await issue(owner, { date: '2026-03-02', paydate: '2026-12-01' });
  const { json } = await owner.call(recordRoutes.listMergeableInvoices);
  expect(json).toMatchObject([{ invoicenumber: 3 }, { invoicenumber: 1 }]);
});
