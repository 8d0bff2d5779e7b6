import { expect, test } from 'vitest';

import { otherBank } from './bank.ts';

const company = { bankName: 'Østjydsk Bank', regNumber: '7230', accountNumber: '0001234567' };

test('the account written on an invoice is kept where it is another than the company’s', () => {
  const other = { bankName: 'Fjordbanken', regNumber: '9876', accountNumber: '0012345678' };
  expect(otherBank(other, company)).toEqual(other);
  expect(otherBank({ ...company, accountNumber: '2' }, company)).toMatchObject({
    bankName: 'Østjydsk Bank',
    accountNumber: '2',
  });
});

test('the company’s own account, and none, are the company’s', () => {
  expect(otherBank(company, company)).toBeUndefined();
  expect(otherBank({}, company)).toBeUndefined();
  expect(otherBank({ bankName: '', regNumber: '', accountNumber: '' }, company)).toBeUndefined();
});
