import { createCompany } from '@driftig/tests/support/company/company';
import { approvedHours } from '@driftig/tests/support/company/hours';
import { issue } from '@driftig/tests/support/company/invoices';
import { doneOrder } from '@driftig/tests/support/company/orders';
import { expect, test } from 'vitest';

import { invoiceHours } from './invoice-hours.ts';

test('hours that are on an invoice are refused for another, whatever has become of their order', async () => {
  const { owner, employee, store } = await createCompany();
  const order = await doneOrder(owner);
  const { id } = await approvedHours(employee, owner, { projectId: order.id });
  const again = () => invoiceHours(store, [id], { orderId: order.id, number: 2 });
  expect(await again()).not.toEqual([]);
  await issue(owner, { getOrderUniqueNumber: order.ordernumber, timereports: [id] });
  await expect(again()).rejects.toMatchObject({ code: 'conflict' });
});
