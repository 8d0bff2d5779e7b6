import { expect, test } from 'vitest';

import { sampleDocument } from './sample-document.ts';
import { stepsOf, type FirstSteps } from './steps.ts';

const steps: FirstSteps = {
  bank: true,
  logo: false,
  customer: null,
  invoice: false,
  colleague: '',
};
const settings = {
  companyName: 'Nordlys Event ApS',
  cvr: '12345678',
  currency: 'DKK',
  taxPercent: 25,
  bankName: 'Bank',
  regNumber: '0123',
  accountNumber: '0001234567',
  address: 'Havnegade 3',
  zipcode: '8000',
  town: 'Aarhus C',
  country: '',
  phone: '',
  email: '',
  iban: '',
  swift: '',
  logo: '',
  nextInvoiceNumber: 1,
  paymentDays: 14,
};
const bankOf = (changes: object, bank = true) =>
  stepsOf({ ...steps, bank }, { ...settings, ...changes } as never)[0];

test('the first step asks for the account, then for the address that law asks for', () => {
  expect(bankOf({ address: '' }, false)).toMatchObject({ isDone: false, action: 'Skriv konto' });
  expect(bankOf({ address: '' })).toMatchObject({ isDone: false, action: 'Skriv adresse' });
  expect(bankOf({})).toMatchObject({ isDone: true, about: expect.stringContaining('0123') });
});

test('the example is to be paid within the days of the company', () => {
  const document = sampleDocument(steps, settings as never, '2026-11-01');
  expect(JSON.stringify(document)).toContain('15-11-2026');
});
