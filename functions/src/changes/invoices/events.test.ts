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

/** The changes of invoices by the company's events, oldest first. */
async function events() {
  const all = await pendingEvents(services().table, company.owner.user.companyId);
  return all.filter(({ name }) => name === 'invoiceChanged').map(({ payload }) => payload);
}

test('an invoice and a deposit invoice each say once that they are issued', async () => {
  await issue(company.owner, depositForm);
  await issue(company.owner);
  expect(await events()).toEqual([
    { number: 1, change: 'issued' },
    { number: 2, change: 'issued' },
  ]);
});

test('a refused invoice says nothing', async () => {
  await issue(company.owner);
  const body = { ...invoiceForm, invoicenumber: 1 };
  expect((await company.owner.call(invoiceRoutes.issueInvoice, { body })).status).toBe(409);
  expect(await events()).toEqual([{ number: 1, change: 'issued' }]);
});

test('crediting names the credit note, also where Cancelled was chosen', async () => {
  const [one, two] = [await issue(company.owner), await issue(company.owner)];
  await company.owner.call(invoiceRoutes.creditInvoice, { body: { id: two.id } });
  await setStatus(company.owner, one.id, 5);
  expect((await events()).slice(2)).toEqual([
    { number: 2, change: 'credited', creditNote: 1 },
    { number: 1, change: 'credited', creditNote: 2 },
  ]);
});

test('choosing Payed and leaving it say that a payment came and went', async () => {
  const { id } = await issue(company.owner);
  await setStatus(company.owner, id, 3);
  await setStatus(company.owner, id, 2);
  expect(await events()).toMatchObject([
    { change: 'issued' },
    { change: 'paid' },
    { change: 'undone', kind: 'payment' },
  ]);
});

test('deleting says which number is used for nothing', async () => {
  const { id } = await issue(company.owner);
  const { status } = await company.owner.call(recordRoutes.deleteRecord, {
    body: { dType: 'invoices', id },
  });
  expect(status).toBe(200);
  expect((await events()).slice(1)).toEqual([{ number: 1, change: 'deleted' }]);
});
