import type { DateText } from '../dates.ts';
import type { Oere } from '../money.ts';
import type { StatementLine } from './statement-line.ts';

type Balanced = Pick<StatementLine, 'date' | 'amount' | 'balance'>;

/** Where a balance does not follow from the line before; -1 where all do. */
const firstBreak = (lines: readonly Balanced[]) =>
  lines.findIndex(({ amount, balance }, at) => {
    const before = lines[at - 1]?.balance;
    return balance !== undefined && before !== undefined && before + amount !== balance;
  });

/**
 * The lines of a file with the oldest first. Banks write them either way; where all are of one day, the way in
 * which the balances follow from each other decides.
 */
export function oldestFirst<Line extends Balanced>(lines: readonly Line[]): readonly Line[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined || first.date < last.date) return lines;
  const turned = lines.toReversed();
  if (first.date > last.date) return turned;
  return firstBreak(lines) >= 0 && firstBreak(turned) === -1 ? turned : lines;
}

/** The date of the first line whose balance is not the one before plus its amount. The oldest is first. */
export function balanceBreak(lines: readonly Balanced[]): DateText | undefined {
  return lines[firstBreak(lines)]?.date;
}

/**
 * The bank's balance after the newest of these lines, whatever order the lines of a day are in: the one balance
 * of the day that no other line of it begins with. Undefined where none of the lines has a balance, or the day
 * has a gap.
 */
export function closingBalance(lines: readonly Balanced[]): Oere | undefined {
  const days = [...new Set(lines.map(({ date }) => date))].toSorted().toReversed();
  for (const day of days) {
    const ofDay = lines.filter(({ date }) => date === day);
    const ends = ofDay.flatMap(({ balance }) => (balance === undefined ? [] : [balance]));
    if (ends.length < ofDay.length) return undefined;
    for (const { amount, balance = 0 } of ofDay) {
      const at = ends.indexOf(balance - amount);
      if (at >= 0) ends.splice(at, 1);
    }
    if (ends.length === 1) return ends[0];
    if (ends.length > 1) return undefined;
    // A day that moved nothing in all ends as the day before it.
  }
  return undefined;
}
