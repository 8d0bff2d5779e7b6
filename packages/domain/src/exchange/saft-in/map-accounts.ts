import type { AccountType } from '@driftig/contracts/accounting/account-type';
import { largestNumber } from '@driftig/contracts/wire/wire-numbers';

import type { Account } from '../../accounting/account.ts';
import { standardAccount } from '../../accounting/public-chart.ts';
import type { SaftAccount, SaftBooks } from './saft-books.ts';

export type OwnAccount = Pick<Account, 'id' | 'number' | 'name' | 'standardNumber'>;

/** The account of the other system's that an own one takes the place of. */
export interface MappedAccount {
  readonly from: SaftAccount;
  /** The number of the own account; undefined where it has to be chosen. */
  readonly own: number | undefined;
  /** How it was found. `create` is an account that the chart gets with the import. */
  readonly by: 'number' | 'standard' | 'create' | 'choice' | 'none';
  readonly type: AccountType | undefined;
}

/** Own numbers that the user chose for accounts of the file, by their ids. */
export type AccountChoices = ReadonlyMap<string, number>;

/**
 * The accounts that the file moves, or that begin with a balance, with the own ones: what the user chose, the account
 * of the same number and standard number, the only one of the same standard number, or a new one of that number.
 */
export function mapAccounts(
  books: Pick<SaftBooks, 'accounts' | 'transactions'>,
  chart: readonly OwnAccount[],
  choices: AccountChoices = new Map(),
): MappedAccount[] {
  const listed = new Map(books.accounts.map((account) => [account.id, account]));
  const moved = new Set(books.transactions.flatMap(({ lines }) => lines.map((one) => one.account)));
  const opened = books.accounts.filter(({ opening }) => opening !== 0).map(({ id }) => id);
  const own = new Map(chart.map((account) => [account.number, account]));
  return [...new Set([...opened, ...moved])].map((id) =>
    mapped(listed.get(id) ?? unlisted(id), own, choices.get(id)),
  );
}

/** An account that entries name and the file's chart does not. */
const unlisted = (id: string): SaftAccount => ({
  id,
  name: '',
  standardNumber: 0,
  type: undefined,
  opening: 0,
  closing: 0,
});

function mapped(
  from: SaftAccount,
  own: ReadonlyMap<number, OwnAccount>,
  choice: number | undefined,
): MappedAccount {
  const { id, standardNumber: standard } = from;
  const type = from.type ?? standardAccount(standard)?.type;
  if (choice !== undefined && own.has(choice)) return { from, own: choice, by: 'choice', type };
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
  const same = number === undefined ? undefined : own.get(number);
  if (same !== undefined && [0, same.standardNumber].includes(standard))
    return { from, own: same.number, by: 'number', type };
  const alike = [...own.values()].filter(
    (one) => standard !== 0 && one.standardNumber === standard,
  );
  const [only] = alike;
  if (only !== undefined && alike.length === 1)
    return { from, own: only.number, by: 'standard', type };
  const isFree = number !== undefined && same === undefined && number <= largestNumber;
  if (isFree && type !== undefined && from.name !== '')
    return { from, own: number, by: 'create', type };
  return { from, own: undefined, by: 'none', type };
}

/** The form of a new account; its standard number is left out where our part of the public chart has none. */
export function formOfNew({ from, own, type }: MappedAccount) {
  if (own === undefined || type === undefined) return undefined;
  const known = standardAccount(from.standardNumber) !== undefined;
  return {
    number: own,
    name: from.name.slice(0, 100),
    type,
    ...(known && { standardNumber: from.standardNumber }),
  };
}
