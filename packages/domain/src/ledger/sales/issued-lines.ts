import type { Invoice } from '../../invoices/invoice.ts';
import { isTaxed } from '../../invoices/vat/vat-code.ts';
import { sharesOf, type VatShare } from '../../invoices/vat/vat-shares.ts';
import { lineOf, type EntryLine } from '../entry.ts';
import { linesInKroner } from './currency-lines.ts';
import type { SalesAccounts } from './sales-accounts.ts';

type IssuedInvoice = Pick<
  Invoice,
  'isDeposit' | 'sums' | 'taxPercent' | 'vat' | 'prepayment' | 'currency' | 'exchange'
>;

/** A rest up to this is a rounding, in øre; what is more is a loss (product D36). */
export const maxRounding = 100;

export const movedLines = (lines: readonly EntryLine[]) =>
  lines.filter(({ amount }) => amount !== 0);

/**
 * An End invoice takes off its deposit by VAT code, also the VAT that was due with the deposit, so VAT is due
 * once, and each document at its own rate: the difference is one of exchange, up to a krone rounding. Each code
 * is posted to its own account of sales (product D38, D39).
 */
export function issuedLines(invoice: IssuedInvoice, accounts: SalesAccounts): EntryLine[] {
  const { isDeposit, sums, prepayment } = invoice;
  const isExempt = invoice.taxPercent === 0;
  const paid = prepayment === undefined ? [] : sharesOf(prepayment);
  const sold = sharesOf({ ...sums, vat: invoice.vat });
  const accountOf = ({ code }: VatShare) =>
    isDeposit ? accounts.deposits : accounts[salesAccount[code]];
  const claim = lineOf({ account: accounts.receivables, amount: sums.amountDue });
  const taken = paid.flatMap((share) =>
    shareLines(share, { account: accounts.deposits, accounts, sign: 1, isExempt }),
  );
  const own = sold.flatMap((share) =>
    shareLines(share, { account: accountOf(share), accounts, sign: -1, isExempt }),
  );
  const rate = invoice.exchange?.rate;
  const [claimed, prepaid, owned] = [
    linesInKroner([claim], invoice, rate),
    linesInKroner(taken, invoice, prepayment?.rate ?? rate),
    linesInKroner(own, invoice, rate),
  ];
  const lines = [...claimed, ...prepaid, ...owned];
  const rest = 0 - lines.reduce((sum, { amount }) => sum + amount, 0);
  return movedLines([
    ...lines,
    lineOf({ account: differenceAccount(rest, accounts), amount: rest }),
  ]);
}

/** A debit is a loss; up to a krone it is a rounding. */
function differenceAccount(rest: number, accounts: SalesAccounts): number {
  if (Math.abs(rest) <= maxRounding) return accounts.rounding;
  return rest > 0 ? accounts.exchangeLoss : accounts.exchangeGain;
}

/** The account of sales of each code; those to the EU and abroad have their own in the public chart. */
const salesAccount = {
  S1: 'sales',
  SOMV: 'sales',
  SEUV: 'salesGoodsEu',
  SEUY: 'salesServicesEu',
  SEXP: 'salesAbroad',
  SFRI: 'sales',
} as const satisfies Record<VatShare['code'], keyof SalesAccounts>;

interface ShareTarget {
  /** The account of the net amount. */
  readonly account: number;
  readonly accounts: SalesAccounts;
  readonly sign: 1 | -1;
  /** The company has no VAT. A share of an øre has none either, but it is taxed. */
  readonly isExempt: boolean;
}

/** A company without VAT has no code: it is exempt (product D3). */
function shareLines(
  { code, price, tax }: VatShare,
  { account, accounts, sign, isExempt }: ShareTarget,
) {
  const base = isTaxed(code) && isExempt ? undefined : ({ code, part: 'base' } as const);
  return [
    lineOf({ account, amount: sign * price }, base),
    lineOf({ account: accounts.salesVat, amount: sign * tax }, { code, part: 'output' }),
  ];
}
