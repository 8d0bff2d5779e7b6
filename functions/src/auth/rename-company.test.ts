import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { auditOf } from '@driftig/tests/support/company/audit';
import { getBookingForm, openBookingForm } from '@driftig/tests/support/company/booking';
import {
  createCompany,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { saveSettings, settingsOf } from '@driftig/tests/support/company/company-settings';
import { issue } from '@driftig/tests/support/company/invoices';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS' });
});

const rename = (changes: object = {}, { owner } = company) =>
  owner.call(authRoutes.renameCompany, {
    body: { companyName: 'Sydlys Fest ApS', password: testPassword, version: 1, ...changes },
  });
const nameOf = async () => (await settingsOf(company))['gcompanyname'];

async function sellerOf(invoicenumber: number): Promise<string> {
  const body = { invoicenumber };
  const { json } = await company.owner.call(invoiceRoutes.getPrintableInvoice, { body });
  return (json as { seller: { name: string } }).seller.name;
}

test('the owner changes the name, which is in the session and the audit, with the name before', async () => {
  const answer = await rename();
  expect(answer.json).toEqual({ message: 'Virksomheden hedder nu Sydlys Fest ApS.' });
  expect(await nameOf()).toBe('Sydlys Fest ApS');
  expect((await company.employee.call(authRoutes.checkSession)).json).toMatchObject({
    user: { company: { name: 'Sydlys Fest ApS' } },
  });
  expect(await auditOf(company, 'company.renamed')).toMatchObject([
    {
      subject: `company ${company.companyId}`,
      changes: { from: 'Nordlys Event ApS', to: 'Sydlys Fest ApS' },
    },
  ]);
});

test('an issued invoice keeps the old name', async () => {
  const { invoicenumber } = await issue(company.owner);
  await rename();
  expect(await sellerOf(invoicenumber)).toBe('Nordlys Event ApS');
});

test('the next invoice and the booking page have the new name', async () => {
  const slug = await openBookingForm(company);
  await rename();
  expect(await sellerOf((await issue(company.owner)).invoicenumber)).toBe('Sydlys Fest ApS');
  expect((await getBookingForm(slug)).json).toMatchObject({ companyName: 'Sydlys Fest ApS' });
});

test('a new company is asked for its settings after a change of name as before', async () => {
  await changeCompany(company.companyId, { firstTimeSetup: true });
  await rename();
  const first = await company.owner.call(companyRoutes.getFirstTimeCompany);
  expect(first.json).toEqual({ firstTimeSettup: true });
});

describe('two owners who change the name', () => {
  test('at the same time: one wins, and the other is answered (409) with the name that stands', async () => {
    onTestFinished(holdCommitsUntil(services().table, 2));
    const names = ['Først ApS', 'Sidst ApS'];
    const answers = await Promise.all(names.map((companyName) => rename({ companyName })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const won = await nameOf();
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'conflict',
      message: `En anden har skiftet navnet imens. I hedder nu ${String(won)}.`,
    });
    expect((await company.store.company.get()).settingsVersion).toBe(2);
  });

  test('to the same name are both answered, and it changes once', async () => {
    await Promise.all([rename(), rename()]);
    expect((await rename()).status).toBe(200);
    expect((await company.store.company.get()).settingsVersion).toBe(2);
  });
});

test('a change of name goes with another save of the settings, whichever is first', async () => {
  const saved = await saveSettings(company, { gaddress: 'Ny Havn 1', version: 1 });
  expect([saved.status, (await rename()).status]).toEqual([200, 200]);
  expect(
    (await saveSettings(company, { gaddress: 'Ny Havn 1', gtown: 'Aarhus', version: 2 })).status,
  ).toBe(200);
  expect(await settingsOf(company)).toMatchObject({
    gcompanyname: 'Sydlys Fest ApS',
    gaddress: 'Ny Havn 1',
    gtown: 'Aarhus',
  });
});

describe('is refused, and the name stays:', () => {
  test('a wrong password, at its field', async () => {
    const answer = await rename({ password: 'en-anden-kode' });
    expect(answer.json).toMatchObject({ fields: { password: 'Adgangskoden er forkert.' } });
    expect(await nameOf()).toBe('Nordlys Event ApS');
  });

  test.each([
    ['', 'Skriv virksomhedens navn.'],
    ['   ', 'Skriv virksomhedens navn.'],
    [undefined, 'Skriv virksomhedens navn.'],
    ['x'.repeat(121), 'Højst 120 tegn.'],
  ])('the name %j', async (companyName, message) => {
    const answer = await rename({ companyName });
    expect([answer.status, answer.json]).toMatchObject([400, { fields: { companyName: message } }]);
    expect(await nameOf()).toBe('Nordlys Event ApS');
  });

  test('a version that does not exist yet', async () => {
    expect((await rename({ version: 9 })).status).toBe(400);
  });

  test.each(['administrator', 'employee'] as const)('an %s', async (role) => {
    expect((await rename({}, { ...company, owner: company[role] })).status).toBe(403);
  });
});
