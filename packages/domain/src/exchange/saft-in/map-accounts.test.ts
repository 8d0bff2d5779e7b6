import { expect, test } from 'vitest';

import { compareOpenings } from './compare-openings.ts';
import { formOfNew, mapAccounts, type OwnAccount } from './map-accounts.ts';
import type { SaftAccount } from './saft-books.ts';

const own = (number: number, standardNumber = number): OwnAccount => ({
  id: `a${number}`,
  number,
  name: `Konto ${number}`,
  standardNumber,
});
const theirs = (id: string, changes: Partial<SaftAccount> = {}): SaftAccount => ({
  id,
  name: `Konto ${id}`,
  standardNumber: 0,
  type: undefined,
  opening: 1,
  closing: 1,
  ...changes,
});
const mapOf = (account: SaftAccount, chart: readonly OwnAccount[], choice?: number) => {
  const choices = new Map(choice === undefined ? [] : [[account.id, choice]]);
  const [mapped] = mapAccounts({ accounts: [account], transactions: [] }, chart, choices);
  return [mapped?.own, mapped?.by];
};

test.each<[string, SaftAccount, readonly OwnAccount[], number | undefined, unknown[]]>([
  ['its number', theirs('1010'), [own(1010)], undefined, [1010, 'number']],
  [
    'its standard number, whatever its own',
    theirs('1000', { standardNumber: 1010 }),
    [own(1010)],
    undefined,
    [1010, 'standard'],
  ],
  [
    'its standard number before an equal number of another kind',
    theirs('6480', { standardNumber: 6470 }),
    [own(6480), own(6470)],
    undefined,
    [6470, 'standard'],
  ],
  ['a choice before all others', theirs('1010'), [own(1010), own(1050)], 1050, [1050, 'choice']],
  [
    'nothing where two have the standard number',
    theirs('x', { standardNumber: 1010 }),
    [own(1, 1010), own(2, 1010)],
    undefined,
    [undefined, 'none'],
  ],
  [
    'a new account where its number is free and its type known',
    theirs('1234', { type: 'expense' }),
    [own(1010)],
    undefined,
    [1234, 'create'],
  ],
  [
    'nothing where its type is not known',
    theirs('1234'),
    [own(1010)],
    undefined,
    [undefined, 'none'],
  ],
  [
    'nothing where its id is no number',
    theirs('BANK-1', { type: 'asset' }),
    [own(1010)],
    undefined,
    [undefined, 'none'],
  ],
])('an account is found by %s', (_name, account, chart, choice, expected) => {
  expect(mapOf(account, chart, choice)).toEqual(expected);
});

test('a new account has the name, type and standard number of the file', () => {
  const account = theirs('1611', { type: 'expense', standardNumber: 1610 });
  const [mapped] = mapAccounts({ accounts: [account], transactions: [] }, []);
  expect(mapped && formOfNew(mapped)).toEqual({
    number: 1611,
    name: 'Konto 1611',
    type: 'expense',
    standardNumber: 1610,
  });
});

test('opening balances are posted to new books alone, and those that differ are named', () => {
  const file = [
    { account: 6480, amount: 500 },
    { account: 6510, amount: -500 },
  ];
  expect(compareOpenings([], file)).toEqual({ as: 'none' });
  expect(compareOpenings(file, [{ account: 6480, amount: 0 }])).toEqual({ as: 'new' });
  expect(compareOpenings(file, file.toReversed())).toEqual({ as: 'same' });
  expect(compareOpenings(file, [{ account: 6480, amount: 500 }])).toEqual({
    as: 'differ',
    accounts: [6510],
  });
});
