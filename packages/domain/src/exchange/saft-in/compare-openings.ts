import type { Oere } from '../../money.ts';

interface Balance {
  readonly account: number;
  readonly amount: Oere;
}

type Openings =
  /** The file has none. */
  | { readonly as: 'none' }
  /** The books here begin without a balance: those of the file may be posted. */
  | { readonly as: 'new' }
  /** The books here have the same already. */
  | { readonly as: 'same' }
  | { readonly as: 'differ'; readonly accounts: readonly number[] };

/** The opening balances of a file beside those of the books here, each account once. */
export function compareOpenings(file: readonly Balance[], here: readonly Balance[]): Openings {
  if (file.length === 0) return { as: 'none' };
  const own = here.filter(({ amount }) => amount !== 0);
  if (own.length === 0) return { as: 'new' };
  const [theirs, ours] = [file, own].map(
    (balances) => new Map(balances.map(({ account, amount }) => [account, amount])),
  );
  const accounts = [...new Set([...file, ...own].map(({ account }) => account))]
    .filter((account) => (theirs?.get(account) ?? 0) !== (ours?.get(account) ?? 0))
    .toSorted((one, other) => one - other);
  return accounts.length === 0 ? { as: 'same' } : { as: 'differ', accounts };
}
