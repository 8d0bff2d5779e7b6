import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { expect, test } from 'vitest';

test('the invoices that no order is linked to, newest first, whatever title they have', async () => {
  const { owner } = await createCompany();
  await issue(owner, { date: '2026-01-02' });
  await issue(owner, { ordertittle: 'Bryllup', orderdatestart: '2026-05-02' });
  await issue(owner, { date: '2026-03-02', paydate: '2026-12-01', ordertittle: 'Kun en titel' });
  const { json } = await owner.call(recordRoutes.listMergeableInvoices);
  expect(json).toMatchObject([{ invoicenumber: 3 }, { invoicenumber: 1 }]);
});

test('cancelled invoices cannot be merged', async () => {
  const { owner } = await createCompany();
  const { id } = await issue(owner);
  await setStatus(owner, id, 5);
  expect((await owner.call(recordRoutes.listMergeableInvoices)).json).toEqual([]);
});
