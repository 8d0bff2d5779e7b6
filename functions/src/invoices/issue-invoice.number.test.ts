import { companyRoutes } from '@driftig/contracts/company/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company';
import { invoiceForm, issue } from '@driftig/tests/support/invoices';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const ask = (changes: object = {}) =>
  company.owner.call(invoiceRoutes.issueInvoice, { body: { ...invoiceForm, ...changes } });
const draw = async (changes: object = {}) => (await issue(company.owner, changes)).invoicenumber;
const nextNumber = async () => (await company.store.series.read()).invoice;
const numbers = async () => {
  const { rows } = await company.store.invoices.list({});
  return rows.map(({ number }) => number).toSorted((a, b) => a - b);
};

describe('a typed number', () => {
  test('that is free is used, and the series does not move', async () => {
    const answer = await ask({ invoicenumber: '20' });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ invoicenumber: 20, message: 'Data saved successfully!' });
    expect(await nextNumber()).toBe(1);
  });

  test('is skipped later by the series', async () => {
    await draw({ invoicenumber: 2 });
    await draw({ invoicenumber: 3 });
    expect([await draw(), await draw(), await draw()]).toEqual([1, 4, 5]);
    expect(await numbers()).toEqual([1, 2, 3, 4, 5]);
  });

  test('that is the next one moves the series', async () => {
    expect(await draw({ invoicenumber: 1 })).toBe(1);
    expect(await nextNumber()).toBe(2);
    expect(await draw()).toBe(2);
  });

  test('that is taken is refused at its field, and nothing is written', async () => {
    await draw();
    const before = [await numbers(), await nextNumber(), await company.store.totals.getYear(2026)];
    const answer = await ask({ invoicenumber: 1, company: 'En anden' });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      code: 'number_taken',
      message: 'Fakturanummer 1 er allerede brugt.',
      fields: { invoicenumber: 'Fakturanummer 1 er allerede brugt.' },
    });
    const after = [await numbers(), await nextNumber(), await company.store.totals.getYear(2026)];
    expect(after).toEqual(before);
  });

  test('typed in two requests at once goes to one; the other is refused', async () => {
    const answers = await Promise.all([ask({ invoicenumber: 7 }), ask({ invoicenumber: 7 })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await numbers()).toEqual([7]);
  });
});

describe('the number that the form has shown', () => {
  const shown = { invoicenumber: 1, invoiceactualnumber: 1 };

  test('is the number that the invoice gets', async () => {
    expect((await ask(shown)).json).toMatchObject({
      invoicenumber: 1,
      message: 'Data saved successfully!',
    });
  });

  test('that was taken meanwhile is replaced by the next one, and the answer says so', async () => {
    await draw();
    expect((await ask(shown)).json).toMatchObject({
      invoicenumber: 2,
      message: 'Data saved successfully! Nummer 1 blev taget imens, så fakturaen fik nummer 2.',
    });
  });

  test('that was typed over counts as typed', async () => {
    expect(await draw({ ...shown, invoicenumber: 5 })).toBe(5);
    expect(await nextNumber()).toBe(1);
  });
});

test('the series continues from the number raised in the settings', async () => {
  const { owner } = company;
  await draw();
  const account = { regnumber: '7230', kontonumber: '0001234567' };
  const settings = { gemail: 'a@b.dk', gcvr: '13748136', currency: 'DKK', ...account };
  const body = { ...settings, invoiceactualnumber: 1000 };
  await owner.call(companyRoutes.updateCompanySettings, { body });
  expect([await draw(), await draw()]).toEqual([1000, 1001]);
});

test('each company has its own series', async () => {
  await draw();
  await draw();
  const other = await createCompany();
  expect(await issue(other.owner)).toMatchObject({ invoicenumber: 1 });
});
