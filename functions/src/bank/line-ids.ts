import { createHash } from 'node:crypto';

import { lineIdOf, type CountedLine } from '@driftig/domain/bank/statement-line';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Lines of an account by their ids, which their contents make; a line that is sent twice is there once. */
export function linesById<Line extends CountedLine>(
  accountId: string,
  lines: readonly Line[],
): ReadonlyMap<string, Line> {
  return new Map(lines.map((line) => [lineIdOf(accountId, line, digest), line]));
}
