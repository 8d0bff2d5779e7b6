import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { expect, test } from 'vitest';

test('the orders that have no invoice yet, and only the own', async () => {
  const [{ owner }, other] = await Promise.all([createCompany(), createCompany()]);
  await placeOrder(other.owner);
  const { id } = await placeOrder(owner);
  await issue(owner, { ordertittle: 'Bryllup', orderdatestart: '2026-05-02' });
  const { json } = await owner.call(recordRoutes.listMergeableOrders);
  expect(json).toMatchObject([{ id, invoicenumber: 0 }]);
  expect(json).toHaveLength(1);
});
