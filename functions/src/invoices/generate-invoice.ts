import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { CompanyData } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';
import { generatedForm, generateProblem } from '@driftig/domain/invoices/generate';
import type { InvoiceLines } from '@driftig/domain/invoices/invoice';
import { sumOf } from '@driftig/domain/invoices/totals';
import type { Order } from '@driftig/domain/orders/order';

import type { Handler } from '../pipeline/handler.ts';
import { issueForm } from '../changes/invoices/issue/issue.ts';
import { invoiceSaved, orderInvoiced } from './texts.ts';

/**
 * The End invoice of a done order (product D7). Asked for again it answers the invoice that there is;
 * of two at once one wins, and the other is refused by the write that links the order.
 */
export const generateInvoice: Handler<typeof invoiceRoutes.generateInvoice> = async (context) => {
  const { input, store, today } = context;
  const { orderNumber, days } = input.body;
  const order = await store.orders.find(orderNumber);
  if (order === undefined) throw new AppError('not_found');
  const { invoiceNumber } = order;
  if (invoiceNumber !== undefined)
    return { orderNumber, number: invoiceNumber, created: false, message: orderInvoiced };
  if (order.status !== 'done')
    throw new AppError('conflict', { message: 'Ordren er ikke Done og faktureres ikke.' });
  const { lines } = await store.orderLines.get(orderNumber);
  await assertNoProblem(store, order, lines);
  const form = generatedForm({ order, lines, today, days });
  return issueForm(context, form, ({ number }) => ({
    orderNumber,
    number,
    created: true,
    message: invoiceSaved,
  }));
};

/** Throws conflict with the reason why the order cannot be invoiced, in the words of the list. */
async function assertNoProblem(
  store: CompanyData,
  order: Order,
  lines: InvoiceLines,
): Promise<void> {
  const { customerId, depositInvoiceNumber: depositNumber } = order;
  const [customer, [deposit], { settings }] = await Promise.all([
    customerId === '' ? undefined : store.records.find('customers', customerId),
    store.deposits.listByNumber(depositNumber === undefined ? [] : [depositNumber]),
    store.company.getCached(),
  ]);
  const all = Object.values(lines).flat();
  const price = all.length === 0 ? undefined : sumOf(all);
  const problem = generateProblem({ order, price, customer: customer?.values, deposit }, settings);
  if (problem !== '') throw new AppError('conflict', { message: problem });
}
