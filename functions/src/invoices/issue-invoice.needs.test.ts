import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { Settings } from '@driftig/domain/company/settings';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { buyerAddress, invoiceForm } from '@driftig/tests/support/company/invoices';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

async function changeSettings(changes: Partial<Settings>): Promise<void> {
  const { store } = company;
  const read = await store.company.get();
  await store.commit({
    writes: store.company.saveSettings(
      read,
      { ...read.settings, ...changes },
      '2026-11-12T10:00:00.000Z',
    ),
    audit: { action: 'company.settingsChanged', subject: 'settings 2' },
  });
}

const ask = (changes: object = {}) =>
  company.owner.call(invoiceRoutes.issueInvoice, {
    body: { ...invoiceForm, ...buyerAddress, ...changes },
  });
const priced = (price: number) => ({
  groups: { '1': [{ description: 'Leje', quantity: 1, price }] },
});
const withoutAddress = { address: '', zipcode: '', town: '' };

async function expectRefused(changes: object, fields: readonly string[]): Promise<void> {
  const answer = await ask(changes);
  expect(answer.status).toBe(400);
  expect(Object.keys((answer.json as { fields: object }).fields)).toEqual(fields);
  expect((await company.store.series.read()).invoice).toBe(1);
  expect((await company.owner.call(recordRoutes.listInvoices)).json).toEqual([]);
}

describe('an invoice that is not ready is refused, nothing is written and no number used:', () => {
  test('without an account to pay to', async () => {
    await changeSettings({ bankName: '', regNumber: '', accountNumber: '' });
    await expectRefused({}, ['regnumber', 'kontonumber']);
  });

  test('above 3,000 kr. with VAT without the buyer’s address', async () => {
    await expectRefused({ ...priced(2400.01), ...withoutAddress }, ['address', 'zipcode', 'town']);
  });

  test('above 3,000 kr. with VAT without the seller’s address', async () => {
    await changeSettings(withoutAddress);
    await expectRefused(priced(2400.01), ['myaddress', 'myzipcode', 'mytown']);
  });

  test('without the seller’s CVR number', async () => {
    await changeSettings({ cvr: '' });
    await expectRefused({}, ['mycvr']);
  });
});

describe('an invoice is issued', () => {
  test('without addresses up to 3,000 kr. with VAT', async () => {
    await changeSettings(withoutAddress);
    expect((await ask({ ...priced(2400), ...withoutAddress })).status).toBe(201);
  });

  test('with an account of its own', async () => {
    await changeSettings({ bankName: '', regNumber: '', accountNumber: '' });
    const answer = await ask({ regnumber: '7230', kontonumber: '0001234567' });
    expect(answer.status).toBe(201);
  });

  test('with the address that the chosen customer has', async () => {
    const address = { address: 'Mindet 6', zipcode: '8000', town: 'Aarhus C' };
    const body = { dType: 'customers', company: 'Aarhus Havn', ...address };
    const { json } = await company.owner.call(recordRoutes.createRecord, { body });
    const { id: customerid } = json as { id: string };
    const answer = await ask({ customerid, company: '', ...withoutAddress, ...priced(5000) });
    expect(answer.status).toBe(201);
  });

  test('without an account where there is nothing to pay', async () => {
    await changeSettings({ bankName: '', regNumber: '', accountNumber: '' });
    expect((await ask(priced(0))).status).toBe(201);
  });
});
