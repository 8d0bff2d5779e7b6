import type { DateText } from '../dates.ts';
import type { Oere } from '../money.ts';
import type { MatchableEntry } from './suggestion.ts';

/** An entry on the bank's account, with what cancels it out. */
export interface AccountEntry extends MatchableEntry {
  readonly isMatched: boolean;
  /** The entry that it reverses; 0 for none. */
  readonly reverses: number;
  /** The entry that reverses it; 0 for none. */
  readonly reversedBy: number;
}

/**
 * The entries of the account that no line of the bank is matched with. An entry and its reversal, neither of
 * which the bank knows, cancel each other out and are left out; `all` must hold both.
 */
export function openEntries(all: readonly AccountEntry[]): AccountEntry[] {
  const unmatched = all.filter(({ isMatched }) => !isMatched);
  const numbers = new Set(unmatched.map(({ number }) => number));
  return unmatched.filter(
    ({ reverses, reversedBy }) => !numbers.has(reverses) && !numbers.has(reversedBy),
  );
}

interface Reconciliation {
  /** The date that both balances are of. */
  readonly date: DateText;
  /** Undefined where the statement has no balance. */
  readonly bank: Oere | undefined;
  readonly ledger: Oere;
}

/** The bank's balance less that of the ledger; undefined while the bank's is not known. */
export function differenceOf({ bank, ledger }: Reconciliation): Oere | undefined {
  return bank === undefined ? undefined : bank - ledger;
}
