import { companyRoutes } from '@driftig/contracts/company/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

interface Answer {
  readonly currency: string;
  readonly currencies: readonly { readonly code: string; readonly name: string }[];
}
const ask = async () => (await company.employee.call(companyRoutes.getCurrency)).json as Answer;

test('the currency is DKK until the company chooses another', async () => {
  expect((await ask()).currency).toBe('DKK');
});

test('about 65 currencies can be chosen, USD first, each once and with a Danish name', async () => {
  const { currencies } = await ask();
  const codes = currencies.map(({ code }) => code);
  expect(codes[0]).toBe('USD');
  expect(codes.length).toBeGreaterThan(60);
  expect(codes.length).toBeLessThan(70);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  expect(currencies).toContainEqual({ code: 'DKK', name: 'danske kroner' });
  expect(codes).toEqual(expect.arrayContaining(['EUR', 'SEK', 'NOK', 'GBP']));
});

test('the chosen currency is answered', async () => {
  const body = { gemail: 'a@b.dk', gcvr: '13748136', invoiceactualnumber: 1, currency: 'SEK' };
  await company.owner.call(companyRoutes.updateCompanySettings, { body });
  expect((await ask()).currency).toBe('SEK');
});
