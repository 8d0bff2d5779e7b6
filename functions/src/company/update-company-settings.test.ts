import { companyRoutes } from '@driftig/contracts/company/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  saveSettings as save,
  settingsForm as form,
  settingsOf,
} from '@driftig/tests/support/company/company-settings';
import { holdCommitsUntil, runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

async function issue({ owner }: TestCompany): Promise<number> {
  const line = { description: 'Telt', quantity: 1, price: 100 };
  const dates = { date: '2026-11-12', paydate: '2026-11-17' };
  const buyer = { company: 'Holm', address: 'Torvet 1', zipcode: '8000', town: 'Aarhus C' };
  const sent = { ...dates, ...buyer, deporend: 0 };
  const body = { ...sent, groups: { '1': [line] } };
  const { json } = await owner.call(invoiceRoutes.issueInvoice, { body });
  return (json as { invoicenumber: number }).invoicenumber;
}

async function printed({ owner }: TestCompany, invoicenumber: number) {
  const { json } = await owner.call(invoiceRoutes.getPrintableInvoice, { body: { invoicenumber } });
  return json;
}

describe('a save of the settings', () => {
  let company: TestCompany;
  beforeEach(async () => {
    company = await createCompany();
  });

  test('is read back unchanged, and firstTimeSetup becomes false', async () => {
    const answer = await save(company);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ message: 'Indstillingerne er gemt' });
    expect(await settingsOf(company)).toEqual({
      ...form,
      skippednumbers: [],
      gcvr: '13748136',
      invoiceactualnumber: 1,
      depprice: 5000,
      tax: 25,
      paymentdays: 14,
      version: 2,
    });
    const first = await company.owner.call(companyRoutes.getFirstTimeCompany);
    expect(first.json).toEqual({ firstTimeSettup: false });
  });

  test('does not change the name of the company', async () => {
    await save(company, { gcompanyname: 'Et andet navn' });
    expect(await settingsOf(company)).toMatchObject({ gcompanyname: 'Prøve ApS' });
  });

  test('may have the required fields only: e-mail, CVR, invoice number and currency', async () => {
    const { gemail, gcvr, invoiceactualnumber, currency } = form;
    const body = { gemail, gcvr, invoiceactualnumber, currency };
    const answer = await company.owner.call(companyRoutes.updateCompanySettings, { body });
    expect(answer.status).toBe(200);
    expect(await settingsOf(company)).toMatchObject({ gaddress: '', regnumber: '', tax: 25 });
  });

  test('changes the seller of new invoices; an issued one keeps its own', async () => {
    await save(company);
    const old = await issue(company);
    const moved = { gaddress: 'Ny Havn 1', tax: 0, regnumber: '9999', currency: 'EUR' };
    await save(company, { ...moved, invoiceactualnumber: old + 1 });
    const next = await issue(company);
    expect(await printed(company, old)).toMatchObject({
      seller: { address: 'Havnegade 4', regNumber: '0123' },
      taxpercent: 25,
      currency: 'DKK',
    });
    expect(await printed(company, next)).toMatchObject({
      seller: { address: 'Ny Havn 1', regNumber: '9999' },
      taxpercent: 0,
      currency: 'EUR',
    });
  });

  test('at the same time as another: one wins, the other is refused (409), and nothing is mixed', async () => {
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all(
      ['Først', 'Sidst'].map((name) => save(company, { gaddress: name, gtown: name })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'conflict' });
    const { gaddress, gtown } = await settingsOf(company);
    expect(gaddress).toBe(gtown);
    expect((await company.store.company.get()).settingsVersion).toBe(2);
  });

  test('keeps every earlier version readable', async () => {
    await save(company, { gaddress: 'Første vej' });
    await save(company, { gaddress: 'Anden vej' });
    const versions = await Promise.all([1, 2, 3].map(company.store.company.settingsAt));
    expect(versions.map(({ address }) => address)).toEqual([
      'Havnegade 4',
      'Første vej',
      'Anden vej',
    ]);
  });
});

describe('two users who edit the same settings', () => {
  let company: TestCompany;
  let version: unknown;
  beforeEach(async () => {
    company = await createCompany();
    await save(company);
    ({ version } = await settingsOf(company));
  });
  const edit = (changes: object) => save(company, { version, ...changes });

  test('the second is refused (409) with what the first changed, and nothing is saved', async () => {
    await edit({ gphone: '11 11 11 11', tax: 0 });
    const before = await settingsOf(company);
    const answer = await edit({ gaddress: 'Ny Havn 1' });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      code: 'conflict',
      message: 'En anden har ændret indstillingerne imens: Telefon, Momssats. De er ikke gemt.',
      fields: { gphone: 'Ændret af en anden imens.', tax: 'Ændret af en anden imens.' },
    });
    expect(await settingsOf(company)).toEqual(before);
  });

  test('the second can save after reading the newest version', async () => {
    await edit({ gphone: '11 11 11 11' });
    const { version: newest } = await settingsOf(company);
    const merged = { gphone: '11 11 11 11', gaddress: 'Ny Havn 1', version: newest };
    expect((await save(company, merged)).status).toBe(200);
    expect(await settingsOf(company)).toMatchObject({
      gphone: '11 11 11 11',
      gaddress: 'Ny Havn 1',
    });
  });

  test('sending a save again after its answer was lost is no conflict', async () => {
    await edit({ gphone: '11 11 11 11' });
    expect((await edit({ gphone: '11 11 11 11' })).status).toBe(200);
  });

  test('a save that changed nothing causes no conflict', async () => {
    await edit({});
    expect((await edit({ gaddress: 'Ny Havn 1' })).status).toBe(200);
  });

  test('without a version the last one wins, as documented', async () => {
    await edit({ gphone: '11 11 11 11' });
    expect((await save(company, { gaddress: 'Ny Havn 1' })).status).toBe(200);
    expect(await settingsOf(company)).toMatchObject({ gphone: '86 12 34 56' });
  });
});

describe('the next invoice number', () => {
  let company: TestCompany;
  beforeAll(async () => {
    company = await createCompany();
  });

  test('can be raised, and the next invoice gets it', async () => {
    expect((await save(company, { invoiceactualnumber: 1000 })).status).toBe(200);
    expect(await issue(company)).toBe(1000);
    expect(await settingsOf(company)).toMatchObject({ invoiceactualnumber: 1001 });
  });

  test('cannot be lowered, and then nothing of the form is saved', async () => {
    const before = await settingsOf(company);
    const answer = await save(company, { invoiceactualnumber: 1000, gaddress: 'Tabt' });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      fields: { invoiceactualnumber: 'Fakturanummeret kan kun sættes op. Det næste er 1001.' },
    });
    expect(await settingsOf(company)).toEqual(before);
  });
});

describe('a raise of the next invoice number is refused (409)', () => {
  let company: TestCompany;
  beforeEach(async () => {
    company = await createCompany();
    await company.owner.session();
  });
  const skipped = () => company.store.series.listSkipped();

  test('when the first invoice is issued meanwhile: then it asks for the reason', async () => {
    runBeforeCommit(services().table, () => issue(company));
    expect((await save(company, { invoiceactualnumber: 1000 })).status).toBe(409);
    expect(await settingsOf(company)).toMatchObject({ invoiceactualnumber: 2 });
  });

  test('when an invoice takes the first of the skipped numbers meanwhile', async () => {
    await issue(company);
    const raise = { invoiceactualnumber: 1000, skipreason: 'Gammelt program' };
    runBeforeCommit(services().table, () => issue(company));
    expect((await save(company, raise)).status).toBe(409);
    expect(await settingsOf(company)).toMatchObject({ invoiceactualnumber: 3 });
    expect(await skipped()).toEqual([]);
  });
});

describe('a number series that is used up', () => {
  let company: TestCompany;
  beforeAll(async () => {
    company = await createCompany();
    await save(company, { invoiceactualnumber: 999_999_999 });
    expect(await issue(company)).toBe(999_999_999);
  });

  test('gives no number of ten digits but an error', async () => {
    const line = { description: 'Telt', quantity: 1, price: 100 };
    const sent = { date: '2026-11-12', paydate: '2026-11-17', deporend: 0, company: 'Holm' };
    const body = { ...sent, groups: { '1': [line] } };
    const answer = await company.owner.call(invoiceRoutes.issueInvoice, { body });
    const text = 'Fakturanumrene er brugt op: de har højst 9 cifre. Kontakt Driftig.';
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ message: text, fields: { invoicenumber: text } });
  });

  test('does not prevent saving the settings as they were read', async () => {
    const { invoiceactualnumber } = await settingsOf(company);
    expect(invoiceactualnumber).toBe(999_999_999);
    expect((await save(company, { invoiceactualnumber, gphone: '11 11 11 11' })).status).toBe(200);
    const read = await settingsOf(company);
    expect((await save(company, read)).status).toBe(200);
  });
});
