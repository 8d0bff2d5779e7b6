import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';
import { sourceKinds, type SourceKind } from '@driftig/contracts/ledger/source-kind';

import type { DateText } from '../dates.ts';
import { formatDate } from '../format.ts';
import { ruleOf, type RuledAccount } from './account-rule.ts';
import { sumRow, withRest } from './sum-of-rows.ts';

interface CardLine {
  readonly number: number;
  readonly date: DateText;
  readonly text: string;
  readonly sourceKind: SourceKind;
  readonly debit: number;
  readonly credit: number;
}

interface UnpaidInvoice {
  readonly number: number;
  readonly customer: string;
  readonly due: DateText;
  readonly amount: number;
  /** The address of the invoice. */
  readonly to: string;
}

interface AccountFigures {
  readonly account: RuledAccount | undefined;
  /** Number and name. */
  readonly name: string;
  readonly opening: number;
  readonly closing: number;
  /** The newest lines of the period. */
  readonly lines: readonly CardLine[];
  /** In kroner, for the account of receivables up to today. */
  readonly unpaid?: readonly UnpaidInvoice[] | undefined;
}

/**
 * The balance of an account: its opening balance and the lines by the kind of document they come from. Lines that
 * are not loaded are one part. Receivables are compared with the unpaid invoices (product B71).
 */
export function whyAccount(figures: AccountFigures): WhyAnswer {
  const { account, name, opening, closing, lines, unpaid } = figures;
  const kinds = [...new Set(lines.map(({ sourceKind }) => sourceKind))];
  const parts = kinds.map((kind): WhyRow => {
    const rows = lines.filter(({ sourceKind }) => sourceKind === kind).map(lineRow);
    return sumRow(`${rows.length} × ${sourceKinds[kind]}`, rows);
  });
  const rows = [{ label: 'Primo', amount: opening }, ...parts];
  return {
    figure: 'accountBalance',
    title: `Saldo på ${name}`,
    amount: closing,
    unit: { currency: 'DKK' },
    rows: withRest(rows, closing, 'Ældre linjer'),
    formula: 'Primo + debet − kredit i perioden.',
    rule: account === undefined ? undefined : ruleOf(account),
    compared: unpaid && {
      title: 'De ubetalte fakturaer i dag',
      rows: withRest(unpaid.map(unpaidRow), closing, 'Forskel til kontoen'),
    },
  };
}

const lineRow = ({ number, date, text, debit, credit }: CardLine): WhyRow => ({
  label: `${formatDate(date)} ${text}`,
  note: `Bilag ${number}`,
  amount: debit - credit,
  place: `entry.${number}`,
});

const unpaidRow = ({ number, customer, due, amount, to }: UnpaidInvoice): WhyRow => ({
  label: `Faktura ${number}, ${customer}`,
  note: `Forfalder ${formatDate(due)}`,
  amount,
  to,
});
