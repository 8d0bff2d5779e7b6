import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { buyerAddress, issue, paidDeposit } from '@driftig/tests/support/company/invoices';
import { doneOrder, placeOrder } from '@driftig/tests/support/company/orders';
import { createCustomer } from '@driftig/tests/support/company/customers';
import { beforeEach, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const unmerge = (id: string) => company.owner.call(invoiceRoutes.unmergeInvoice, { body: { id } });
const merge = (id: string, ordernumber: number) =>
  company.owner.call(invoiceRoutes.mergeInvoice, { body: { id, ordernumber } });
const generate = (ordernumber: number) =>
  company.owner.call(invoiceRoutes.generateInvoice, { body: { ordernumber, days: 5 } });

test('an invoice that was issued from its order stays on it, so that nothing invoices it twice', async () => {
  const customerid = await createCustomer(company.owner, buyerAddress);
  const { ordernumber } = await doneOrder(company.owner, { customerid });
  await generate(ordernumber);
  const { id } = await company.store.invoices.getByNumber(1);
  expect(await unmerge(id)).toMatchObject({
    status: 409,
    json: {
      message: `Faktura 1 er udstedt fra ordre ${ordernumber} og kan ikke fjernes fra den. Krediter fakturaen, hvis ordren skal faktureres igen.`,
    },
  });
  expect((await generate(ordernumber)).json).toMatchObject({ invoicenumber: 1, created: false });
});

test('an order that was made with its invoice keeps it', async () => {
  const { id } = await issue(company.owner, {
    ordertittle: 'Bryllup',
    orderdatestart: '2026-05-02',
  });
  expect((await unmerge(id)).status).toBe(409);
});

test('taken off and generated at the same time, the order has one invoice', async () => {
  const customerid = await createCustomer(company.owner, buyerAddress);
  const { ordernumber } = await doneOrder(company.owner, { customerid });
  const { id } = await issue(company.owner, { customerid });
  await merge(id, ordernumber);
  await sendTogether(services().table, [
    () => unmerge(id),
    () => generate(ordernumber),
    () => generate(ordernumber),
  ]);
  const { rows } = await company.store.invoices.list({ limit: 100 });
  const all = await Promise.all(rows.map((row) => company.store.invoices.getByNumber(row.number)));
  const onOrder = all.filter(({ linkedOrder }) => linkedOrder === ordernumber);
  const order = await company.store.orders.find(ordernumber);
  expect(onOrder.map(({ number }) => number)).toEqual(
    order?.invoiceNumber === undefined ? [] : [order.invoiceNumber],
  );
});

test('a deposit that an End takes off stays on its order', async () => {
  const { ordernumber } = await placeOrder(company.owner);
  const deposit = await paidDeposit(company.owner);
  await merge(deposit.id, ordernumber);
  await issue(company.owner, {
    groups: { '1': [{ description: 'Telt', quantity: 10, price: 1000 }] },
    depinvoicenumber: deposit.invoicenumber,
  });
  expect((await unmerge(deposit.id)).json).toMatchObject({
    message: 'Depositumfaktura 1 er trukket fra på faktura 2.',
  });
});

test('an invoice without an order says so', async () => {
  const { id } = await issue(company.owner);
  expect((await unmerge(id)).json).toMatchObject({ message: 'Faktura 1 er ikke på nogen ordre.' });
});
