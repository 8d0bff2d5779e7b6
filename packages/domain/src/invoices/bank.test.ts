import { expect, test } from 'vitest';

import { bankOverride } from './bank.ts';

const company = { bankName: 'Østjydsk Bank', regNumber: '7230', accountNumber: '0001234567' };

test('the account written on an invoice is kept where it is another than the company’s', () => {
  const other = { bankName: 'Fjordbanken', regNumber: '9876', accountNumber: '0012345678' };
  expect(bankOverride(other, company)).toEqual(other);
  expect(bankOverride({ ...company, accountNumber: '2' }, company)).toMatchObject({
    bankName: 'Østjydsk Bank',
    accountNumber: '2',
  });
});

test('the company’s own account, and none, are the company’s', () => {
  expect(bankOverride(company, company)).toBeUndefined();
  expect(bankOverride({}, company)).toBeUndefined();
  expect(bankOverride({ bankName: '', regNumber: '', accountNumber: '' }, company)).toBeUndefined();
});
