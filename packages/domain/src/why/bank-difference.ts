import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';

import { formatDate } from '../format.ts';
import { sumRow, withRest, withoutZeros } from './sum-of-rows.ts';

interface OpenRow {
  readonly label: string;
  readonly date: string;
  readonly amount: number;
  /** The key by which the screen opens it. */
  readonly place: string;
}

interface BankFigures {
  /** The bank's balance less the ledger's. */
  readonly difference: number;
  readonly lines: readonly OpenRow[];
  readonly entries: readonly OpenRow[];
}

/** The difference between a bank account and its account in the ledger: what is on one side alone (product B67). */
export function whyBankDifference({ difference, lines, entries }: BankFigures): WhyAnswer {
  const rows = [
    partOf('I banken, men ikke afstemt', lines, 1),
    partOf('Bogført, men ikke i banken', entries, -1),
  ];
  return {
    figure: 'bankDifference',
    amount: difference,
    unit: { currency: 'DKK' },
    rows: withRest(withoutZeros(rows), difference, 'Øvrige linjer og tidligere saldo'),
    formula: 'Bankens saldo − bogholderiets saldo.',
  };
}

function partOf(label: string, all: readonly OpenRow[], sign: 1 | -1): WhyRow {
  const rows = all.map(({ label: name, date, amount, place }): WhyRow => ({
    label: name,
    note: formatDate(date),
    amount: sign * amount,
    place,
  }));
  return sumRow(label, rows);
}
