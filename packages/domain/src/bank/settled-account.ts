import type { Account } from '../accounting/account.ts';
import type { Oere } from '../money.ts';

/** Numbers of the public chart: VAT that is settled and owed, or to be refunded. */
const settledVat: ReadonlySet<number> = new Set([7840, 6320]);

interface Balance {
  readonly account: number;
  readonly closing: Oere;
}

/** The account of settled VAT whose whole balance a line of the bank pays or refunds; undefined for none. */
export function settledAccount<A extends Pick<Account, 'number' | 'standardNumber'>>(
  amount: Oere,
  chart: readonly A[],
  balances: readonly Balance[],
): A | undefined {
  const paid = new Set(
    balances
      .filter(({ closing }) => closing !== 0 && closing === amount)
      .map(({ account }) => account),
  );
  return chart.find(
    ({ number, standardNumber }) => settledVat.has(standardNumber) && paid.has(number),
  );
}
