import { downloadCsv, toCsv } from '../../../ui/csv/write-csv.ts';
import type { Period } from './place.ts';
import type { Balance } from './queries.ts';
import { texts } from './texts.ts';

/** The trial balance as a file, in kroner. */
export function trialBalanceFile(
  balances: readonly Balance[],
  names: ReadonlyMap<number, string>,
): string {
  const columns = [
    { header: texts.number, csv: ({ account }: Balance) => account },
    { header: texts.name, csv: ({ account }: Balance) => names.get(account) ?? '' },
    { header: texts.opening, csv: ({ opening }: Balance) => opening / 100 },
    { header: texts.debit, csv: ({ debit }: Balance) => debit / 100 },
    { header: texts.credit, csv: ({ credit }: Balance) => credit / 100 },
    { header: texts.closing, csv: ({ closing }: Balance) => closing / 100 },
  ];
  return toCsv(columns, balances);
}

export function downloadTrialBalance(
  { from, to }: Period,
  balances: readonly Balance[],
  names: ReadonlyMap<number, string>,
): void {
  downloadCsv(texts.csvName(from, to), trialBalanceFile(balances, names));
}
