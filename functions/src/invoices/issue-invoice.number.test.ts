import { companyRoutes } from '@driftig/contracts/company/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { danishDate } from '@driftig/domain/dates';
import { runBeforeCommit, sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { invoiceForm, issue } from '@driftig/tests/support/company/invoices';
import { beforeEach, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const ask = (changes: object = {}) =>
  company.owner.call(invoiceRoutes.issueInvoice, { body: { ...invoiceForm, ...changes } });
const draw = async (changes: object = {}) => (await issue(company.owner, changes)).invoicenumber;
const nextNumber = async () => (await company.store.series.read()).invoice;
const today = danishDate(new Date().toISOString());
const raise = (invoiceactualnumber: number, changes: object = {}) => {
  const account = { regnumber: '7230', kontonumber: '0001234567' };
  const settings = { gemail: 'a@b.dk', gcvr: '13748136', currency: 'DKK', ...account };
  const body = { ...settings, invoiceactualnumber, ...changes };
  return company.owner.call(companyRoutes.updateCompanySettings, { body });
};
const numbers = async () => {
  const { rows } = await company.store.invoices.list({});
  return rows.map(({ number }) => number).toSorted((a, b) => a - b);
};

describe('a typed number', () => {
  test('above the next one is refused at its field, and no number is used', async () => {
    const answer = await ask({ invoicenumber: '5000' });
    const text =
      'Det næste fakturanummer er 1. Skal I begynde højere, så sæt nummeret op i Settings.';
    expect(answer).toMatchObject({ status: 400, json: { fields: { invoicenumber: text } } });
    expect([await numbers(), await nextNumber()]).toEqual([[], 1]);
  });

  test('below the next one is used where it is free, and the series does not move', async () => {
    await raise(10);
    expect(await draw({ invoicenumber: 4 })).toBe(4);
    expect([await draw(), await nextNumber()]).toEqual([10, 11]);
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
    await raise(10);
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
    await raise(10);
    const over = { invoicenumber: 5, invoiceactualnumber: 10 };
    expect(await draw(over)).toBe(5);
    expect(await nextNumber()).toBe(10);
  });
});

describe('a number that is raised in the settings', () => {
  test('is where the series continues, and what it skips is kept with the reason', async () => {
    await draw();
    expect((await raise(1000, { skipreason: 'Brugt i vores gamle program' })).status).toBe(200);
    expect([await draw(), await draw()]).toEqual([1000, 1001]);
    const { json } = await company.owner.call(companyRoutes.getCompanySettings);
    const skipped = { from: 2, to: 999, reason: 'Brugt i vores gamle program', date: today };
    expect(json).toMatchObject([{ skippednumbers: [skipped] }]);
  });

  test.each([2, 500, 999])('skips %i, which then cannot be typed', async (invoicenumber) => {
    await draw();
    await raise(1000, { skipreason: 'Brugt i vores gamle program' });
    const text = `Fakturanummer ${invoicenumber} er sprunget over med begrundelsen 'Brugt i vores gamle program' og kan ikke bruges.`;
    expect(await ask({ invoicenumber })).toMatchObject({
      status: 400,
      json: { message: text, fields: { invoicenumber: text } },
    });
    expect([await numbers(), await nextNumber()]).toEqual([[1], 1000]);
  });

  test('is refused for a number that is typed while it is skipped', async () => {
    await draw();
    await raise(10, { skipreason: 'Gammelt program' });
    runBeforeCommit(services().table, () => raise(1000, { skipreason: 'Nyt program' }));
    expect((await ask({ invoicenumber: 10 })).status).toBe(400);
    expect([await numbers(), await nextNumber()]).toEqual([[1], 1000]);
  });

  test('asks for the reason once an invoice was issued', async () => {
    await draw();
    expect(await raise(1000)).toMatchObject({
      status: 400,
      json: { fields: { skipreason: 'Skriv, hvorfor numrene 2 til 999 springes over.' } },
    });
    expect(await nextNumber()).toBe(2);
  });

  test('skips nothing while there is no invoice', async () => {
    expect((await raise(1000)).status).toBe(200);
    const { json } = await company.owner.call(companyRoutes.getCompanySettings);
    expect(json).toMatchObject([{ invoiceactualnumber: 1000, skippednumbers: [] }]);
  });

  test('and one that is drawn at the same time leave no number unexplained', async () => {
    await draw();
    const answers = await sendTogether<{ status: number }>(services().table, [
      () => raise(1000, { skipreason: 'Gammelt program' }),
      () => ask(),
    ]);
    expect(answers[1]?.status).toBe(201);
    const skipped = await company.store.series.listSkipped();
    const used = await numbers();
    const explained = [
      ...used,
      ...skipped.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      ),
    ];
    const next = await nextNumber();
    expect(explained.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: next - 1 }, (_, index) => index + 1),
    );
  });
});

test('each company has its own series', async () => {
  await draw();
  await draw();
  const other = await createCompany();
  expect(await issue(other.owner)).toMatchObject({ invoicenumber: 1 });
});
