import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { addDays, danishDate } from '@driftig/domain/dates';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { buyerAddress, invoiceForm } from '@driftig/tests/support/company/invoices';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const today = danishDate(new Date().toISOString());
const ask = (date: string, confirmed: 0 | 1) => {
  const body = { ...invoiceForm, ...buyerAddress, date, paydate: date, confirmed };
  return company.owner.call(invoiceRoutes.issueInvoice, { body });
};

test.each([
  ['more than a year back', addDays(today, -367), 'er mere end et år tilbage'],
  ['of another century', '1999-01-01', 'er mere end et år tilbage'],
  ['more than 60 days ahead', addDays(today, 61), 'er mere end 60 dage frem'],
  ['of 2099', '2099-12-31', 'er mere end 60 dage frem'],
])('a date %s asks first, and uses no number until it is confirmed', async (_, date, text) => {
  const asked = await ask(date, 0);
  expect(asked).toMatchObject({
    status: 409,
    json: { code: 'needs_confirmation', message: expect.stringContaining(text) },
  });
  expect((await company.store.series.read()).invoice).toBe(1);
  expect(await ask(date, 1)).toMatchObject({ status: 201, json: { invoicenumber: 1, date } });
});

test.each([
  ['a year back', addDays(today, -365)],
  ['60 days ahead', addDays(today, 60)],
])('a date %s is taken', async (_, date) => {
  expect((await ask(date, 0)).status).toBe(201);
});
