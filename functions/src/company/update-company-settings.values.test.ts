import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { saveSettings as save, settingsOf } from '@driftig/tests/support/company/company-settings';
import { beforeAll, describe, expect, test } from 'vitest';

describe('refused with the documented text, and not saved:', () => {
  const filled = (name: string) => `Field "${name}" must be filled out.`;
  const positive = 'Invoice number must be a positive number and at least 1.';
  const digits = (label: string) => `${label} må kun bestå af tal.`;

  let company: TestCompany;
  beforeAll(async () => {
    company = await createCompany();
    await save(company);
  });

  test.each<[string, unknown, string]>([
    ...['gemail', 'gcvr', 'invoiceactualnumber', 'currency'].flatMap((name) =>
      ['', undefined, null].map((value): [string, unknown, string] => [name, value, filled(name)]),
    ),
    ['gemail', '   ', filled('gemail')],
    ['gcvr', '   ', filled('gcvr')],
    ['gcvr', 'DK', filled('gcvr')],
    ['invoiceactualnumber', 0, positive],
    ['invoiceactualnumber', '0', positive],
    ['invoiceactualnumber', -1, positive],
    ['invoiceactualnumber', '1.5', positive],
    ['invoiceactualnumber', 1.5, positive],
    ['invoiceactualnumber', 'tusind', positive],
    ['invoiceactualnumber', 1_000_000_000, 'Højst 9 cifre.'],
    ['gemail', 'faktura', 'Indtast en gyldig email'],
    ['gcvr', '13748137', 'CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.'],
    ['gcvr', '1374813', 'CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.'],
    ['gphone', 'hej', 'Skriv telefonnummeret med cifre, mindst 6.'],
    ['paymentdays', -1, 'Skriv et antal dage, mindst 0.'],
    ['paymentdays', 366, 'Højst 365 dage.'],
    ['gzipcode', '8000 C', digits('Postnummer')],
    ['regnumber', '12a4', digits('Reg.nr.')],
    ['regnumber', '-123', digits('Reg.nr.')],
    ['regnumber', '12345', 'Reg.nr. har højst 4 cifre.'],
    ['kontonumber', '12,34', digits('Kontonummer')],
    ['kontonumber', '12345678901', 'Kontonummer har højst 10 cifre.'],
    ['fikcreditor', '8123456', 'Et kreditornummer har 8 cifre og begynder med 8.'],
    ['fikcreditor', '71234567', 'Et kreditornummer har 8 cifre og begynder med 8.'],
    ['tax', '', digits('Moms')],
    ['tax', null, digits('Moms')],
    ['tax', '25 %', digits('Moms')],
    ['version', '1', 'Skal være et helt tal.'],
    ['version', 0, 'Skal være mindst 1.'],
    ['version', 99, 'Den version findes ikke endnu.'],
    ['tax', '12,5', digits('Moms')],
    ['tax', 101, 'Momsen kan højst være 100 %.'],
    ['tax', -1, digits('Moms')],
    ['depprice', 'gratis', 'Skriv et beløb med højst to decimaler.'],
    ['depprice', '-1', 'Depositum må kun bestå af tal, komma og punktum.'],
    ['depprice', 0.125, 'Skriv et beløb med højst to decimaler.'],
    ['currency', 'kr', 'Valutaen findes ikke.'],
    ['currency', 'dkk', 'Valutaen findes ikke.'],
    ['gaddress', 'x'.repeat(201), 'Højst 200 tegn.'],
    ['gpassword', 'x', 'Ukendt felt.'],
  ])('%s %j: %s', async (field, value, text) => {
    const before = await settingsOf(company);
    const answer = await save(company, { gphone: '99999999', [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'bad_input',
      message: text,
      fields: { [field]: text },
    });
    expect(await settingsOf(company)).toEqual(before);
  });

  test('several wrong fields are named all at once', async () => {
    const answer = await save(company, { gemail: '', gcvr: '', regnumber: 'x' });
    expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([
      'gemail',
      'gcvr',
      'regnumber',
    ]);
  });
});

describe('other accepted forms of a value', () => {
  let company: TestCompany;
  beforeAll(async () => {
    company = await createCompany();
  });

  test.each<[string, unknown, unknown]>([
    ['gcvr', 13_748_136, '13748136'],
    ['gcvr', 'dk13748136', '13748136'],
    ['gzipcode', 8000, '8000'],
    ['kontonumber', ' 0001234567 ', '0001234567'],
    ['depprice', '1234.5', 1234.5],
    ['depprice', '1.234,50', 1234.5],
    ['depprice', '', 0],
    ['tax', 0, 0],
    ['tax', undefined, 25],
    ['currency', 'USD', 'USD'],
    ['gemail', ' faktura@proeve.dk ', 'faktura@proeve.dk'],
  ])('%s %j is stored as %j', async (field, sent, stored) => {
    await save(company, { tax: '25' });
    expect((await save(company, { [field]: sent })).status).toBe(200);
    expect((await settingsOf(company))[field]).toBe(stored);
  });
});
