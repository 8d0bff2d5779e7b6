import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { depositForm, invoiceForm } from '@driftig/tests/support/company/invoices';
import { placeOrder, type PlacedOrder } from '@driftig/tests/support/company/orders';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { beforeEach, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let order: PlacedOrder;
beforeEach(async () => {
  company = await createCompany();
  order = await placeOrder(company.owner);
});

const ofOrder = () => ({ getOrderUniqueNumber: order.ordernumber });
const forms = { invoice: {}, deposit: depositForm };
/** Issues a form on the order, which another user changes between the read and the commit. */
function issueAfter(form: keyof typeof forms, act: () => Promise<unknown>) {
  runBeforeCommit(services().table, act);
  const body = { ...invoiceForm, ...forms[form], ...ofOrder() };
  return company.owner.call(invoiceRoutes.issueInvoice, { body });
}

const deleteOrder = () =>
  company.owner.call(recordRoutes.deleteRecord, { body: { dType: 'orders', id: order.id } });

test.each(['invoice', 'deposit'] as const)(
  'the %s of an order that is deleted meanwhile is refused, and the order stays deleted',
  async (form) => {
    expect((await issueAfter(form, deleteOrder)).status).toBe(400);
    expect(await company.store.orders.find(order.ordernumber)).toBeUndefined();
    expect((await company.store.series.read()).invoice).toBe(1);
  },
);

const links = {
  invoice: () => company.store.orders.linkInvoice(order.ordernumber, 77),
  deposit: () => company.store.orders.linkDeposit(order.ordernumber, 77),
};

test.each([
  ['invoice', 'deposit', { depositInvoiceNumber: 77 }],
  ['deposit', 'invoice', { invoiceNumber: 77 }],
] as const)(
  'the %s of an order that gets its %s meanwhile is refused',
  async (form, other, link) => {
    // Not by its call: the invoices of one process are issued one after another.
    const audit = { action: 'invoices.merged', subject: 'invoice 77' } as const;
    const act = () => company.store.commit({ writes: links[other](), audit });
    expect((await issueAfter(form, act)).status).toBe(400);
    const found = await company.store.orders.find(order.ordernumber);
    const { invoiceNumber, depositInvoiceNumber } = found ?? {};
    const none = { invoiceNumber: undefined, depositInvoiceNumber: undefined };
    expect({ invoiceNumber, depositInvoiceNumber }).toEqual({ ...none, ...link });
    expect((await company.store.series.read()).invoice).toBe(1);
  },
);
