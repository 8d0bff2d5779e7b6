import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { decideAllowance as decide } from '@driftig/domain/accounting/allowances/allowance';
import type { Allowance } from '@driftig/domain/accounting/allowances/allowance';
import { computeAgain, limitUseOf } from '@driftig/domain/accounting/allowances/new-allowance';
import { assertVersion } from '@driftig/domain/assert-version';
import { formatKroner } from '@driftig/domain/format';
import { allowanceTellings } from '@driftig/domain/notifications/decision-tellings';

import type { Handler } from '../pipeline/handler.ts';
import { figureWrites, yearOfAllowance } from './allowance-writes.ts';

const decidedTexts = {
  drive: { approved: 'Kørslen er godkendt.', rejected: 'Kørslen er afvist.' },
  diet: { approved: 'Diæterne er godkendt.', rejected: 'Diæterne er afvist.' },
} as const;

/**
 * Optimistic lock: the slower of two deciders is refused (409). An approved drive is computed anew by what the
 * limit has left by then, and stays so; a denied row leaves the trip's sum and gives its kilometres back.
 */
export const decideAllowance: Handler<typeof accountingRoutes.decideAllowance> = async ({
  store,
  actor,
  input,
  now,
}) => {
  const { id, status, comment = '', version } = input.body;
  return retryOnConflict(async () => {
    const read = await store.allowances.get(id);
    const decision = { status, comment, decidedBy: actor.name, decidedAt: now };
    const decided = decide<Allowance>(read, decision);
    assertVersion(read, version);
    const year = await yearOfAllowance(store, read);
    const isCounted = decided.kind === 'drive' && status === 'approved' && year !== undefined;
    const after = isCounted ? computeAgain(decided, year.highUsed - limitUseOf(read)) : decided;
    const isReleased = read.kind === 'diet' && status === 'rejected';
    await store.commit({
      writes: [
        store.allowances.replace(read, after),
        ...figureWrites(store, read, after, year),
        ...(isReleased ? [store.allowances.releaseDiet(read.tripId, read.employeeId)] : []),
      ],
      tells: allowanceTellings(after),
      audit: {
        action: `allowances.${status}`,
        subject: `allowance ${id}`,
        changes: { comment, amount: after.amount },
      },
    });
    return { message: decidedText(read, after, decidedTexts[read.kind][status]) };
  });
};

function decidedText(read: Allowance, after: Allowance, text: string): string {
  if (after.amount === read.amount) return text;
  return `${text} Beløbet er regnet om til ${formatKroner(after.amount)} kr., fordi årets kilometer er ændret.`;
}
