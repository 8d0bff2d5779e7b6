import type { Account } from '../../accounting/account.ts';

/** Standard numbers of the accounts that invoices are posted to (bookkeeping facts 2.2). */
const standards = {
  sales: 1010,
  salesGoodsEu: 1050,
  salesAbroad: 1100,
  salesServicesEu: 1150,
  losses: 2280,
  rounding: 2720,
  exchangeGain: 3535,
  exchangeLoss: 3610,
  receivables: 6190,
  bank: 6480,
  deposits: 7410,
  salesVat: 7680,
} as const;

/** Numbers of a company's own accounts for what an invoice moves. */
export type SalesAccounts = Readonly<Record<keyof typeof standards, number>>;

/**
 * Accounts that not every company needs: a chart without them has sales on that of sales, and differences of
 * exchange on that of roundings.
 */
const optional: ReadonlySet<number> = new Set([
  standards.salesGoodsEu,
  standards.salesAbroad,
  standards.salesServicesEu,
  standards.exchangeGain,
  standards.exchangeLoss,
]);

interface FoundAccounts {
  /** Undefined while one is missing. */
  readonly accounts: SalesAccounts | undefined;
  /** Standard numbers that no account of the chart is mapped to. */
  readonly missing: readonly number[];
}

type MappedAccount = Pick<Account, 'number' | 'standardNumber'>;

/** The accounts of a chart that invoices are posted to; of several with one standard number, the lowest. */
export function salesAccountsOf(chart: readonly MappedAccount[]): FoundAccounts {
  const byStandard = new Map<number, number>();
  for (const { number, standardNumber } of chart.toSorted((a, b) => b.number - a.number))
    byStandard.set(standardNumber, number);
  const missing = Object.values(standards).filter(
    (standard) => !byStandard.has(standard) && !optional.has(standard),
  );
  if (missing.length > 0) return { accounts: undefined, missing };
  const sales = byStandard.get(standards.sales) ?? 0;
  const own = (standard: number, instead = sales) => byStandard.get(standard) ?? instead;
  const rounding = own(standards.rounding);
  return {
    accounts: {
      sales,
      salesGoodsEu: own(standards.salesGoodsEu),
      salesAbroad: own(standards.salesAbroad),
      salesServicesEu: own(standards.salesServicesEu),
      losses: own(standards.losses),
      rounding,
      exchangeGain: own(standards.exchangeGain, rounding),
      exchangeLoss: own(standards.exchangeLoss, rounding),
      receivables: own(standards.receivables),
      bank: own(standards.bank),
      deposits: own(standards.deposits),
      salesVat: own(standards.salesVat),
    },
    missing,
  };
}
