import { describe, expect, test } from 'vitest';

import { accountHelp, guidanceOf } from './account-help.ts';
import { accountsOfPublicChart, changedAccount, newAccount } from './account.ts';
import { chartVersion, publicChart } from './public-chart.ts';

const form = { number: 1612, name: 'Blomster', type: 'expense' } as const;

describe('the public chart', () => {
  test('has each number once, in the order of its numbers', () => {
    const numbers = publicChart.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(numbers.length).toBeGreaterThan(90);
  });

  test('has the accounts that invoices, deposits, VAT and payments are posted to', () => {
    const numbers = new Set(publicChart.map(({ number }) => number));
    for (const number of [1010, 1610, 2280, 2895, 6190, 6480, 7410, 7440, 7680, 7740, 7840])
      expect(numbers).toContain(number);
  });

  test('leaves out what the list of 2026 has dropped', () => {
    const numbers = new Set(publicChart.map(({ number }) => number));
    for (const number of [1890, 2250, 2630, 2850, 2970]) expect(numbers).not.toContain(number);
  });

  test('fits into one transaction with its audit record and its event', () => {
    expect(publicChart.length).toBeLessThanOrEqual(97);
  });

  test('becomes accounts that carry their standard number, its version and the VAT code', () => {
    let last = 0;
    const accounts = accountsOfPublicChart(() => String((last += 1)));
    expect(new Set(accounts.map(({ id }) => id)).size).toBe(publicChart.length);
    for (const { number, standardNumber, hasVat, vatCode } of accounts) {
      expect(standardNumber).toBe(number);
      expect(hasVat).toBe(vatCode !== '');
    }
    expect(accounts.find(({ number }) => number === 1010)).toMatchObject({
      chartVersion,
      type: 'income',
      vatCode: 'S1',
    });
  });
});

test.each([
  ['expense', true, 'K1'],
  ['income', true, 'S1'],
  ['expense', false, ''],
] as const)('a new %s with VAT %s has the code "%s"', (type, hasVat, vatCode) => {
  expect(newAccount('a', { ...form, type, hasVat })).toMatchObject({ vatCode });
});

test('an account is not mapped to a number that the public chart does not have', () => {
  expect(() => newAccount('a', { ...form, standardNumber: 1890 })).toThrow(/standardkontoplanen/);
});

test('an edit keeps what it leaves out', () => {
  const account = newAccount('a', { ...form, hasVat: true, standardNumber: 1610 });
  const changed = changedAccount(account, { ...form, name: 'Roser' });
  expect(changed).toEqual({ ...account, name: 'Roser', version: 2 });
});

test('an edit that ends the VAT flag ends the VAT code', () => {
  const account = newAccount('a', { ...form, hasVat: true });
  expect(changedAccount(account, { ...form, hasVat: false })).toMatchObject({ vatCode: '' });
});
test("a company's own instruction counts before that of the public chart, and an edit without one keeps it", () => {
  const form = { number: 1910, name: 'Restaurant', type: 'expense', standardNumber: 1910 } as const;
  const account = newAccount('a', form);
  expect(guidanceOf(account)).toContain('25 %');
  const own = changedAccount(account, { ...form, guidance: 'Skriv gæsternes navne.' });
  expect(guidanceOf(own)).toBe('Skriv gæsternes navne.');
  expect(guidanceOf(changedAccount(own, form))).toBe('Skriv gæsternes navne.');
  expect(guidanceOf(changedAccount(own, { ...form, guidance: '' }))).toContain('25 %');
});

test('a posting instruction is given where VAT is not deducted in full', () => {
  expect(accountHelp(1910)).toContain('25 %');
  expect(accountHelp(1010)).toBeUndefined();
});
