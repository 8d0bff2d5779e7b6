import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import {
  holdCommitsUntil,
  runBeforeCommit,
  sendTogether,
} from '@driftig/tests/support/stack/commit-barrier';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createCustomer } from '@driftig/tests/support/company/customers';
import {
  buyerAddress,
  depositForm,
  invoiceForm,
  issue,
  paidDeposit,
  setStatus,
} from '@driftig/tests/support/company/invoices';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let ordernumber: number;
let orderId: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id: orderId, ordernumber } = await placeOrder(company.owner));
});

const merge = (id: string, order = ordernumber, more: object = {}) =>
  company.owner.call(invoiceRoutes.mergeInvoice, { body: { id, ordernumber: order, ...more } });
const unmerge = (id: string) => company.owner.call(invoiceRoutes.unmergeInvoice, { body: { id } });
const order = () => company.store.orders.find(ordernumber);
const printable = async () =>
  (await company.owner.call(invoiceRoutes.getPrintableInvoice, { body: { invoicenumber: 1 } }))
    .json as object;

test('an order counts as invoiced once it is merged, and nothing on the invoice changes', async () => {
  const { id } = await issue(company.owner);
  const before = await printable();
  expect((await merge(id)).json).toEqual({ message: 'Fakturaen er lagt på ordren.' });
  expect((await order())?.invoiceNumber).toBe(1);
  expect(await printable()).toEqual({ ...before, linkedorder: ordernumber });
  expect((await company.owner.call(recordRoutes.listMergeableInvoices)).json).toEqual([]);
});

test('a merge can be undone, and the order be invoiced again', async () => {
  const { id } = await issue(company.owner);
  await merge(id);
  expect((await unmerge(id)).status).toBe(200);
  expect((await order())?.invoiceNumber).toBeUndefined();
  expect(await printable()).not.toHaveProperty('linkedorder');
  expect((await unmerge(id)).status).toBe(409);
  await issue(company.owner, { getOrderUniqueNumber: ordernumber });
});

test('an invoice that is merged during its deletion stays (409), and so does its order’s', async () => {
  const { id } = await issue(company.owner);
  const { store, owner } = company;
  const read = await store.invoices.getByNumber(1);
  await merge(id);
  const deleted = store.commit({
    writes: [store.invoices.insertTombstone(read, new Date().toISOString(), owner.user.userId)],
    audit: { action: 'invoices.deleted', subject: 'invoice 1' },
  });
  await expect(deleted).rejects.toMatchObject({ code: 'conflict' });
  expect(await printable()).toMatchObject({ linkedorder: ordernumber });
});

test('a deposit invoice becomes the order’s deposit', async () => {
  const { id } = await issue(company.owner, depositForm);
  await merge(id);
  expect(await order()).toMatchObject({ depositInvoiceNumber: 1 });
  await unmerge(id);
  expect((await order())?.depositInvoiceNumber).toBeUndefined();
});

describe('is refused (409) with its reason, and nothing is linked:', () => {
  const groups = { '1': [{ description: 'Telt', quantity: 10, price: 1000 }] };
  const refusal = async (id: string, of = ordernumber) => {
    const { status, json } = await merge(id, of);
    expect(status).toBe(409);
    return (json as { message: string }).message;
  };

  test('an invoice that does not take off the deposit of the order', async () => {
    await paidDeposit(company.owner, { getOrderUniqueNumber: ordernumber });
    const { id } = await issue(company.owner, { groups });
    expect(await refusal(id)).toBe(
      `Ordre ${ordernumber} har depositumfaktura 1, som ikke er trukket fra på faktura 2. Krediter en af dem først.`,
    );
    expect((await order())?.invoiceNumber).toBeUndefined();
  });

  test('a deposit for an order that has its End', async () => {
    await issue(company.owner, { getOrderUniqueNumber: ordernumber });
    const { id } = await issue(company.owner, depositForm);
    expect(await refusal(id)).toBe(
      `Ordre ${ordernumber} er allerede faktureret med faktura 1, så der kan ikke lægges et depositum på den.`,
    );
  });

  test('a second deposit', async () => {
    await paidDeposit(company.owner, { getOrderUniqueNumber: ordernumber });
    const { id } = await issue(company.owner, depositForm);
    expect(await refusal(id)).toBe(`Ordre ${ordernumber} har allerede depositumfaktura 1.`);
  });

  test('a deposit that an End takes off', async () => {
    const { id } = await paidDeposit(company.owner);
    await issue(company.owner, { groups, depinvoicenumber: 1 });
    expect(await refusal(id)).toBe('Depositumfaktura 1 er trukket fra på faktura 2.');
  });

  test('an invoice that has an order', async () => {
    const { id } = await issue(company.owner, { getOrderUniqueNumber: ordernumber });
    const other = await placeOrder(company.owner);
    expect((await merge(id, other.ordernumber)).status).toBe(409);
  });

  test('a credited invoice', async () => {
    const { id } = await issue(company.owner);
    await setStatus(company.owner, id, 5);
    expect((await merge(id)).status).toBe(409);
  });

  test('a cancelled order', async () => {
    const body = { id: orderId, invoicechose: 4 };
    await company.owner.call(orderRoutes.changeOrderStatus, { body });
    expect((await merge((await issue(company.owner)).id)).status).toBe(409);
  });
});

test('an End that takes off the deposit of the order is merged with it', async () => {
  const { id: deposit } = await paidDeposit(company.owner);
  const groups = { '1': [{ description: 'Telt', quantity: 10, price: 1000 }] };
  const { id } = await issue(company.owner, { groups, depinvoicenumber: 1 });
  expect((await merge(deposit)).status).toBe(409);
  expect((await merge(id)).status).toBe(200);
});

test('a deposit is merged while an End takes it off: one of the two is refused', async () => {
  const { id } = await paidDeposit(company.owner);
  const groups = { '1': [{ description: 'Telt', quantity: 10, price: 1000 }] };
  const body = { ...invoiceForm, ...buyerAddress, groups, depinvoicenumber: 1 };
  const answers = await sendTogether(services().table, [
    () => merge(id),
    () => company.owner.call(invoiceRoutes.issueInvoice, { body }),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  const deposit = await company.store.invoices.getByNumber(1);
  const isUsed = (await company.store.deposits.usedBy(1)) !== undefined;
  expect(deposit.linkedOrder === undefined).toBe(isUsed);
});

describe('a deposit that is merged', () => {
  const groups = { '1': [{ description: 'Telt', quantity: 10, price: 1000 }] };
  const body = { ...invoiceForm, ...buyerAddress, groups, depinvoicenumber: 1 };
  const issueEnd = () => company.owner.call(invoiceRoutes.issueInvoice, { body });

  test('is refused (409) when an End took it off after the merging read it', async () => {
    const { id } = await paidDeposit(company.owner);
    runBeforeCommit(services().table, issueEnd);
    expect((await merge(id)).status).toBe(409);
    expect((await company.store.invoices.getByNumber(1)).linkedOrder).toBeUndefined();
    expect((await company.store.deposits.listByNumber([1])).length).toBe(0);
  });

  test('is not taken off by an End that read it before (400)', async () => {
    const { id } = await paidDeposit(company.owner);
    runBeforeCommit(services().table, () => merge(id));
    expect((await issueEnd()).status).toBe(400);
    expect(await company.store.deposits.usedBy(1)).toBeUndefined();
  });
});

test('the order of another customer asks first, with both names', async () => {
  const [one, two] = await Promise.all([
    createCustomer(company.owner, { company: 'Holm & Søn ApS' }),
    createCustomer(company.owner, { company: 'Nordlys ApS' }),
  ]);
  const { ordernumber: other } = await placeOrder(company.owner, { customerid: two });
  const { id } = await issue(company.owner, { customerid: one });
  const asked = await merge(id, other);
  expect(asked).toMatchObject({
    status: 409,
    json: {
      code: 'needs_confirmation',
      message: `Faktura 1 er til Holm & Søn ApS, men ordre ${other} er til Nordlys ApS. Vil du lægge fakturaen på ordren alligevel?`,
    },
  });
  expect((await merge(id, other, { confirmed: 1 })).status).toBe(200);
});

test('two invoices on one order at once: one of them is', async () => {
  const [one, two] = [await issue(company.owner), await issue(company.owner)];
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all([merge(one.id), merge(two.id)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
});

test('another company’s order or invoice is not found', async () => {
  const other = await createCompany();
  const { id } = await issue(company.owner);
  expect((await merge(id, ordernumber + 1)).status).toBe(404);
  expect((await merge((await issue(other.owner)).id)).status).toBe(404);
  expect((await unmerge((await issue(other.owner)).id)).status).toBe(404);
});

test('Starter has no merging (402)', async () => {
  company = await createCompany({ plan: 'starter' });
  const { id } = await issue(company.owner);
  expect((await merge(id)).status).toBe(402);
});
