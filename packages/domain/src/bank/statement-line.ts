import type { DateText } from '../dates.ts';
import type { Oere } from '../money.ts';

/** A line of a bank's statement as it is read from a file. */
export interface StatementLine {
  readonly date: DateText;
  /** Money in above 0, money out below. */
  readonly amount: Oere;
  readonly text: string;
  /** The account's balance after the line; undefined where the file has none. */
  readonly balance?: Oere | undefined;
  /** The identification of a payment card (FIK) without its check digit; '' for none. */
  readonly payload: string;
}

/**
 * A line with its count among equal lines, from 1. Two equal rows of a day are two lines, and the same file read again gives the same lines.
 */
export interface CountedLine extends StatementLine {
  readonly occurrence: number;
}

/**
 * The same line in another format has another text, but the same balance after it. A line without a balance is
 * known by its text.
 */
const likeness = ({ date, amount, text, balance }: StatementLine) =>
  JSON.stringify([date, amount, balance ?? text]);

/** Counts equal lines; the order of the others does not matter. */
export function countLines(lines: readonly StatementLine[]): CountedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const occurrence = (seen.get(likeness(line)) ?? 0) + 1;
    seen.set(likeness(line), occurrence);
    return { ...line, occurrence };
  });
}

/**
 * The id of a line on an account: the same line always has the same, from whatever file it is. `digest` gives
 * hexadecimal digits.
 */
export function lineIdOf(
  accountId: string,
  line: CountedLine,
  digest: (text: string) => string,
): string {
  return digest(`${accountId} ${line.occurrence} ${likeness(line)}`).slice(0, 26);
}
