import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { expect, test } from 'vitest';

test('orders without an invoice are listed, with what the form takes from them', async () => {
  const { owner } = await createCompany();
  const [open, invoiced, cancelled] = [
    await placeOrder(owner),
    await placeOrder(owner),
    await placeOrder(owner),
  ];
  await issue(owner, { getOrderUniqueNumber: invoiced.ordernumber });
  const body = { id: cancelled.id, invoicechose: 4 };
  await owner.call(orderRoutes.changeOrderStatus, { body });
  expect((await owner.call(invoiceRoutes.listOrdersToInvoice)).json).toEqual([
    {
      id: open.id,
      uniquenumber: open.ordernumber,
      ordertittle: 'Sommerfest',
      orderdatestart: '2026-06-20',
      orderdateend: '2026-06-21',
      timestart: '16:00',
      timedone: '02:00',
      customerid: '',
      company: '',
      name: '',
      depinvoicenumber: 0,
    },
  ]);
});
