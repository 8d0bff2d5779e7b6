import { recordRoutes } from '@driftig/contracts/records/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  depositForm,
  invoiceForm,
  issue,
  setStatus,
} from '@driftig/tests/support/company/invoices';
import { pendingEvents } from '@driftig/tests/support/stack/outbox';
import { beforeEach, expect, test } from 'vitest';

import { services } from '../../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

/** The invoice events of the company, oldest first. */
async function events() {
  const all = await pendingEvents(services().table, company.owner.user.companyId);
  return all
    .filter(({ name }) => name.startsWith('invoice'))
    .map(({ name, payload }) => [name, payload]);
}

test('an invoice and a deposit invoice each say once that they are issued', async () => {
  await issue(company.owner, depositForm);
  await issue(company.owner);
  expect(await events()).toEqual([
    ['invoiceIssued', { number: 1 }],
    ['invoiceIssued', { number: 2 }],
  ]);
});

test('a refused invoice says nothing', async () => {
  await issue(company.owner);
  const body = { ...invoiceForm, invoicenumber: 1 };
  expect((await company.owner.call(invoiceRoutes.issueInvoice, { body })).status).toBe(409);
  expect(await events()).toEqual([['invoiceIssued', { number: 1 }]]);
});

test('crediting names the credit note, also where Cancelled was chosen', async () => {
  const [one, two] = [await issue(company.owner), await issue(company.owner)];
  await company.owner.call(invoiceRoutes.creditInvoice, { body: { id: two.id } });
  await setStatus(company.owner, one.id, 5);
  expect((await events()).slice(2)).toEqual([
    ['invoiceCredited', { number: 2, creditNote: 1 }],
    ['invoiceCredited', { number: 1, creditNote: 2 }],
  ]);
});

test('choosing Payed and leaving it say that a payment came and went', async () => {
  const { id } = await issue(company.owner);
  await setStatus(company.owner, id, 3);
  await setStatus(company.owner, id, 2);
  expect((await events()).map(([name]) => name)).toEqual([
    'invoiceIssued',
    'invoicePaid',
    'invoicePaymentUndone',
  ]);
});

test('deleting says which number is used for nothing', async () => {
  const { id } = await issue(company.owner);
  const { status } = await company.owner.call(recordRoutes.deleteRecord, {
    body: { dType: 'invoices', id },
  });
  expect(status).toBe(200);
  expect((await events()).slice(1)).toEqual([['invoiceDeleted', { number: 1 }]]);
});
