import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany } from '@driftig/tests/support/company';
import { issue } from '@driftig/tests/support/invoices';
import { placeOrder } from '@driftig/tests/support/orders';
import { expect, test } from 'vitest';

test('an invoice that was made of an order may be taken off it, and still says what it was for', async () => {
  const { owner, store } = await createCompany();
  const { ordernumber } = await placeOrder(owner);
  const { id } = await issue(owner, { getOrderUniqueNumber: ordernumber });
  const { json } = await owner.call(invoiceRoutes.unmergeInvoice, { body: { id } });
  expect(json).toEqual({ message: 'Fakturaen er taget af ordren.' });
  expect((await store.orders.find(ordernumber))?.invoiceNumber).toBeUndefined();
  const body = { invoicenumber: 1 };
  const shown = await owner.call(invoiceRoutes.getPrintableInvoice, { body });
  expect(shown.json).toMatchObject({ ordernumber });
});
