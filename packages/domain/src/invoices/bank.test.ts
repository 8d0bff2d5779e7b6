import { expect, test } from 'vitest';

import { bankOverride } from './bank.ts';

const company = { bankName: 'Østjydsk Bank', regNumber: '7230', accountNumber: '0001234567' };

test('an account typed on an invoice is kept when it differs from the company’s', () => {
  const other = { bankName: 'Fjordbanken', regNumber: '9876', accountNumber: '0012345678' };
  expect(bankOverride(other, company)).toEqual(other);
  expect(bankOverride({ ...company, accountNumber: '2' }, company)).toMatchObject({
    bankName: 'Østjydsk Bank',
    accountNumber: '2',
  });
});

test('the company’s own account, or none, is not kept on the invoice', () => {
  expect(bankOverride(company, company)).toBeUndefined();
  expect(bankOverride({}, company)).toBeUndefined();
  expect(bankOverride({ bankName: '', regNumber: '', accountNumber: '' }, company)).toBeUndefined();
});
