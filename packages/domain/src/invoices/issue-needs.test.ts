import { describe, expect, test } from 'vitest';

import { issueNeeds } from './issue-needs.ts';

const place = { address: 'Havnegade 4', zipcode: '8000', town: 'Aarhus C', country: 'Danmark' };
const bank = { bankName: '', regNumber: '7230', accountNumber: '0001234567' };
const sender = { cvr: '13748136', ...place, ...bank };
const nowhere = { address: '', zipcode: '', town: '', country: '' };
const nobody = { company: 'Holm & Søn ApS', name: '', cvr: '', phone: '', email: '' };

function invoice(kroner: number, changes: object = {}) {
  const total = kroner * 100;
  const sums = { price: total, tax: 0, total, amountDue: total };
  return { sums, currency: 'DKK', buyer: { ...nobody, ...place }, ...changes };
}
const missing = (draft: ReturnType<typeof invoice>, from = sender) =>
  Object.keys(issueNeeds(draft, from));

describe('addresses', () => {
  const bare = { buyer: { ...nobody, ...nowhere } };
  const homeless = { ...sender, ...nowhere };

  test.each([
    [3000, []],
    [3000.01, ['myaddress', 'myzipcode', 'mytown', 'address', 'zipcode', 'town']],
  ])('on an invoice with %d kr. and VAT: %j is required', (kroner, fields) => {
    expect(missing(invoice(kroner, bare), homeless)).toEqual(fields);
  });

  test('are asked for in another currency, where the limit cannot be told', () => {
    expect(missing(invoice(10, { ...bare, currency: 'EUR' }))).toEqual([
      'address',
      'zipcode',
      'town',
    ]);
  });

  test('abroad need no postal code', () => {
    const dublin = { ...nobody, ...nowhere, address: 'Quay 1', town: 'Dublin', country: 'Irland' };
    expect(missing(invoice(5000, { buyer: dublin }))).toEqual([]);
  });
});

describe('the account', () => {
  const without = { ...sender, regNumber: '', accountNumber: '' };

  test.each([
    ['is asked for', {}, ['regNumber', 'accountNumber']],
    ['may be the invoice’s own', { bank }, []],
    ['must be whole', { bank: { ...bank, accountNumber: '' } }, ['accountNumber']],
  ])('%s', (_promise, changes, fields) => {
    expect(missing(invoice(100, changes), without)).toEqual(fields);
  });

  test('is not needed where there is nothing to pay', () => {
    expect(missing(invoice(0), without)).toEqual([]);
  });
});

test('the seller’s CVR number is on every invoice', () => {
  expect(missing(invoice(10), { ...sender, cvr: '' })).toEqual(['mycvr']);
});
