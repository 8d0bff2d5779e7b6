import type { CompanySettings } from '@driftig/contracts/company/settings';
import { expect, test } from 'vitest';

import { changedLabels, settingsResolver, valuesOf } from './settings-values.ts';
import type { SettingsValues } from './settings-values.ts';

const settings: CompanySettings = {
  companyName: 'Nordlys Event ApS',
  phone: '',
  email: 'faktura@nordlysevent.dk',
  cvr: '13748136',
  address: '',
  town: '',
  country: 'Danmark',
  zipcode: '8000',
  nextInvoiceNumber: 12,
  skippedNumbers: [],
  bankName: '',
  regNumber: '1234',
  accountNumber: '0012345678',
  fikCreditor: '',
  depositPrice: 500_000,
  taxPercent: 25,
  currency: 'DKK',
  paymentDays: 5,
  version: 3,
};

async function invalidFields(changes: Partial<SettingsValues>): Promise<string[]> {
  const resolve = settingsResolver(settings);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolve({ ...valuesOf(settings), ...changes }, undefined, options);
  return Object.keys(errors);
}

test('unchanged settings are valid', async () => {
  expect(await invalidFields({})).toEqual([]);
});

test.each([
  ['taxPercent', '25,5'],
  ['taxPercent', null],
  ['nextInvoiceNumber', null],
  ['nextInvoiceNumber', '1,5'],
  ['nextInvoiceNumber', '-5'],
  ['depositPrice', '1,2345'],
  ['depositPrice', 1_000_000_000_001],
  ['paymentDays', null],
  ['paymentDays', 366],
  ['phone', 'hej'],
  ['zipcode', '80a'],
  ['regNumber', '12,4'],
  ['regNumber', '12 345'],
  ['accountNumber', '12/34'],
] as const)(
  '%s %j is refused at its field, not turned into another number',
  async (name, typed) => {
    expect(await invalidFields({ [name]: typed })).toEqual([name]);
  },
);

test('an account is typed as it is read, and a deposit with øre', async () => {
  const typed = { regNumber: '12 34', accountNumber: '00.123-456 78', depositPrice: 125_075 };
  expect(await invalidFields(typed)).toEqual([]);
});

test('the check digit of a Danish CVR number is validated, a foreign number is not', async () => {
  expect(await invalidFields({ cvr: '13748137' })).toEqual(['cvr']);
  expect(await invalidFields({ cvr: 'DK 13 74 81 36' })).toEqual([]);
  expect(await invalidFields({ cvr: 'SE 556 123', country: 'Sverige' })).toEqual([]);
});

test('the body contains the version that was read', async () => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { values } = await settingsResolver(settings)(valuesOf(settings), undefined, options);
  expect(values).toMatchObject({ version: 3, phone: '' });
});

test('changedLabels returns the labels of the settings that others changed', () => {
  const now = { ...settings, town: 'Vejle', taxPercent: 0, nextInvoiceNumber: 13, version: 5 };
  expect(changedLabels(settings, now)).toEqual(['By', 'Momssats']);
});
