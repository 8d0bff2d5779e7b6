import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  approvedHours,
  decideHours,
  register,
  workDay,
} from '@driftig/tests/support/company/hours';
import {
  buyerAddress,
  invoiceForm,
  issue,
  setStatus,
} from '@driftig/tests/support/company/invoices';
import { doneOrder, type PlacedOrder } from '@driftig/tests/support/company/orders';
import { beforeEach, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let order: PlacedOrder;
beforeEach(async () => {
  company = await createCompany();
  order = await doneOrder(company.owner);
});

const hours = (changes: object = {}) =>
  approvedHours(company.employee, company.owner, { projectId: order.id, ...changes });
const form = { ...invoiceForm, ...buyerAddress };
const open = async () => {
  const query = { orderId: order.id };
  const { json } = await company.owner.call(timeRoutes.listInvoiceableHours, { query });
  const { data, invoiced } = json as { data: { reports: string[] }[]; invoiced: number };
  return { reports: data.flatMap(({ reports }) => reports), invoiced };
};
const invoiceBody = (timereports: readonly string[]) => ({
  getOrderUniqueNumber: order.ordernumber,
  timereports,
});

test('hours on an invoice carry its number, and are offered and recalled no more', async () => {
  const [one, two] = [await hours(), await hours({ date: workDay(30), hours: 3 })];
  const { invoicenumber } = await issue(company.owner, invoiceBody([one.id, two.id]));
  expect(await open()).toEqual({ reports: [], invoiced: 10.4 });
  const { json } = await company.employee.call(timeRoutes.listOwnTimeReports, {
    query: { status: '2' },
  });
  expect(json).toMatchObject({ data: [{ invoicenumber }, { invoicenumber }] });
  expect((await decideHours(company.owner, one.id, 1)).status).toBe(409);
});

test('a cancelled invoice gives them free, for the next one', async () => {
  const { id } = await hours();
  const invoice = await issue(company.owner, invoiceBody([id]));
  await setStatus(company.owner, invoice.id, 5);
  expect(await open()).toEqual({ reports: [id], invoiced: 0 });
  await issue(company.owner, invoiceBody([id]));
  expect((await open()).reports).toEqual([]);
});

test('a deleted one too', async () => {
  const { id } = await hours();
  const invoice = await issue(company.owner, invoiceBody([id]));
  const body = { dType: 'invoices', id: invoice.id };
  expect((await company.owner.call(recordRoutes.deleteRecord, { body })).status).toBe(200);
  expect((await open()).reports).toEqual([id]);
});

test('pending hours, those of another order and unknown ones are refused, and no number is used', async () => {
  const waiting = await register(company.employee, { projectId: order.id });
  const other = await doneOrder(company.owner);
  const elsewhere = await hours({ projectId: other.id, date: workDay(1) });
  for (const id of [waiting.id, elsewhere.id, 'x.202601.y']) {
    const answer = await company.owner.call(invoiceRoutes.issueInvoice, {
      body: { ...form, ...invoiceBody([id]) },
    });
    expect(answer).toMatchObject({
      status: 409,
      json: { fields: { timereports: expect.any(String) } },
    });
  }
  expect((await issue(company.owner, invoiceBody([]))).invoicenumber).toBe(1);
});

test('recalled while the invoice is issued: one wins, the other is told', async () => {
  for (let round = 0; round < 3; round += 1) {
    order = await doneOrder(company.owner);
    const { id } = await hours({ date: workDay(round) });
    const [invoiced, recalled] = await sendTogether(services().table, [
      () =>
        company.owner.call(invoiceRoutes.issueInvoice, { body: { ...form, ...invoiceBody([id]) } }),
      () => decideHours(company.administrator, id, 1),
    ]);
    expect([invoiced?.status, recalled?.status].filter((status) => status === 409)).toHaveLength(1);
    expect((await open()).invoiced).toBe(invoiced?.status === 201 ? 7.4 : 0);
  }
});
