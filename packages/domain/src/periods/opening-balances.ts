import { badInput } from '../errors.ts';
import { formatKroner } from '../format.ts';
import { lineOf, type EntrySource, type NewEntry } from '../ledger/entry.ts';

/** Øre: debit above 0, credit below. */
interface OpeningLine {
  readonly account: number;
  readonly amount: number;
}

interface Facts extends Pick<NewEntry, 'date' | 'by'> {
  readonly source: EntrySource;
}

/** How far the lines are from balance, in øre; above 0 where debit is more. */
const openingDifference = (lines: readonly OpeningLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The fault of the lines; undefined where they can be posted. Accounts are those of the company's
 * chart, each named once.
 */
export function openingFault(
  lines: readonly OpeningLine[],
  known: ReadonlySet<number>,
): string | undefined {
  const numbers = lines.map(({ account }) => account);
  const unknown = numbers.filter((number) => !known.has(number));
  if (unknown.length > 0) return `Kontoplanen har ikke konto ${unknown.join(', ')}.`;
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  if (twice.length > 0) return `Konto ${[...new Set(twice)].join(', ')} står der mere end én gang.`;
  if (lines.filter(({ amount }) => amount !== 0).length < 2)
    return 'Skriv mindst to konti med et beløb.';
  const difference = openingDifference(lines);
  if (difference === 0) return undefined;
  const side = difference > 0 ? 'debet' : 'kredit';
  return `Debet og kredit stemmer ikke: der er ${formatKroner(Math.abs(difference))} kr. for meget i ${side}.`;
}

/** The entry of the balances that a ledger begins with. Throws bad_input at the field of the lines. */
export function openingEntry(
  lines: readonly OpeningLine[],
  known: ReadonlySet<number>,
  facts: Facts,
  field = 'lines',
): NewEntry {
  const fault = openingFault(lines, known);
  if (fault !== undefined) throw badInput({ [field]: fault });
  return {
    ...facts,
    text: 'Primosaldi',
    lines: lines.filter(({ amount }) => amount !== 0).map((line) => lineOf(line)),
    reverses: 0,
    reason: '',
    file: '',
    fileType: '',
  };
}

/** The source of the first, second … opening; a later one is posted where the one before was reversed. */
export const openingSource = (count: number): EntrySource => ({
  kind: 'opening',
  id: 'balances',
  event: `posted.${count}`,
});
