import { foldText } from '../text/fold-text.ts';
import {
  distance,
  paymentOf,
  type MatchableEntry,
  type MatchableInvoice,
  type MatchedLine as Line,
  type Suggestion,
} from './suggestion.ts';

/** An entry is suggested when its date is at most so many days from the bank's. */
export const nearDays = 10;

interface Left {
  readonly takesPayments: boolean;
  readonly invoices: readonly MatchableInvoice[];
  readonly entries: readonly MatchableEntry[];
}

/** The entry or invoice of the same amount, for a person to confirm. */
export function likelyMatch(line: Line, rest: Left): Suggestion | undefined {
  const entry = nearestEntry(line, rest.entries);
  if (entry !== undefined)
    return {
      kind: 'entry',
      voucher: entry.number,
      source: entry.source,
      text: `Bilag ${entry.number}, ${entry.text}`,
      sure: false,
    };
  if (!rest.takesPayments || line.amount <= 0) return undefined;
  const invoice = likelyInvoice(line, rest.invoices);
  return invoice && paymentOf(invoice, false);
}

function nearestEntry({ amount, date, text }: Line, entries: readonly MatchableEntry[]) {
  const near = entries.filter(
    (one) => one.amount === amount && distance(one.date, date) <= nearDays,
  );
  const score = (one: MatchableEntry) =>
    distance(one.date, date) - (isNamed(one.text, text) ? 100 : 0);
  return near.toSorted((a, b) => score(a) - score(b))[0];
}

/** An invoice of the same amount, best one whose buyer is named; one of nearly the same needs the name. */
function likelyInvoice({ amount, text }: Line, invoices: readonly MatchableInvoice[]) {
  const open = invoices.filter((one) => one.open > 0);
  const same = open.filter((one) => one.open === amount);
  const named = (list: readonly MatchableInvoice[]) =>
    list.filter(({ name }) => isNamed(name, text));
  const [exact] = named(same);
  if (exact !== undefined) return exact;
  if (same.length === 1) return same[0];
  const near = named(open).filter((one) => Math.abs(one.open - amount) * 20 <= one.open);
  return near.length === 1 ? near[0] : undefined;
}

/** Whether a text has a word of a name, of four letters at least. */
function isNamed(name: string, text: string): boolean {
  const words = new Set(wordsOf(text));
  return wordsOf(name).some((word) => words.has(word));
}

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{L}{4,}$/u.test(word) && !everyday.has(word));

/** Words that say nothing about which payer it is. */
const everyday = new Set([
  'faktura',
  'betaling',
  'overforsel',
  'bilag',
  'udgift',
  'kunde',
  'depositumfaktura',
]);
