import { exchangeRoutes } from '@driftig/contracts/exchange/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { danishDate } from '@driftig/domain/dates';
import {
  deliverInvoiceEvents,
  startSalesBooks,
} from '@driftig/tests/support/bookkeeping/sales-books';
import { codeOf } from '@driftig/tests/support/bookkeeping/voucher-codes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { changeStoredText, deleteStoredEntry } from '@driftig/tests/support/stack/bent-ledger';
import { call } from '@driftig/tests/support/stack/call';
import { ulid } from 'ulid';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let code: string;
beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS' });
  await startSalesBooks(company);
  for (let count = 1; count <= 3; count += 1) await issue(company.owner);
  code = await codeOf(company, 2);
});

const check = (asked: string, address = ulid()) =>
  call(exchangeRoutes.checkVoucherCode, {
    params: { code: asked },
    headers: { 'x-viewer-address': address },
  });

test('a posted invoice is answered with the company and the date of registration, and nothing else', async () => {
  await deliverInvoiceEvents(company);
  const { status, json } = await check(code.toUpperCase());
  const [, entry] = await company.store.ledger.listAfter(0, 3);
  const registered = danishDate(entry?.registeredAt ?? '');
  expect([status, json]).toEqual([200, { company: 'Nordlys Event ApS', registered }]);
});

test('unknown, not posted, suspended and bent are the same 404', async () => {
  const answers: object[] = [];
  const add = async (asked: string) => {
    const { status, json } = await check(asked);
    const { requestId: _, ...answer } = json as Record<string, unknown>;
    answers.push({ status, ...answer });
  };
  for (const unknown of ['0'.repeat(20), 'x', ' ', '%00', '../admin']) await add(unknown);
  await add(code);
  await deliverInvoiceEvents(company);
  await changeCompany(company.companyId, { suspended: true });
  await add(code);
  await changeCompany(company.companyId, { suspended: false });
  await changeStoredText(company.companyId, 2, 'Faktura 2, en anden');
  await add(code);
  expect(answers).toHaveLength(8);
  expect(answers[0]).toMatchObject({ status: 404, code: 'not_found' });
  expect(answers).toEqual(answers.map(() => answers[0]));
});

test.each([1, 2, 3])(
  'entry %i cut out of the chain is found from its neighbour',
  async (number) => {
    await deliverInvoiceEvents(company);
    expect((await check(code)).status).toBe(200);
    await deleteStoredEntry(company.companyId, number);
    expect((await check(code)).status).toBe(404);
  },
);

test('an invoice that was deleted and so reversed is unknown', async () => {
  const last = await issue(company.owner);
  const lastCode = await codeOf(company, last.invoicenumber);
  await deliverInvoiceEvents(company);
  expect((await check(lastCode)).status).toBe(200);
  const body = { dType: 'invoices', id: last.id };
  await company.owner.call(recordRoutes.deleteRecord, { body });
  await deliverInvoiceEvents(company);
  expect((await check(lastCode)).status).toBe(404);
});

test('guesses are counted by network (429)', async () => {
  const address = ulid();
  const statuses: number[] = [];
  for (let guess = 0; guess < 32; guess += 1)
    statuses.push((await check(`guess${guess}`, address)).status);
  expect(statuses.slice(0, 30)).toEqual(statuses.slice(0, 30).map(() => 404));
  expect(statuses.at(-1)).toBe(429);
});
