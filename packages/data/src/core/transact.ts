import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@driftig/domain/errors';

import type { Table } from './client.ts';
import { isThrottled, timeLeftFromNow, waitForCapacity, type TimeLeft } from './throttling.ts';
import type { Write } from './write.ts';

const maxRetries = 11;

/** Writes all of them or none, and nothing besides: for what needs no trail. */
export async function transact(
  scope: { readonly table: Table; readonly timeLeft?: TimeLeft | undefined },
  writes: readonly Write[],
  onContention?: () => Error,
): Promise<void> {
  const command = () =>
    new TransactWriteCommand({ TransactItems: writes.map((write) => write.item) });
  const timeLeft = scope.timeLeft ?? timeLeftFromNow();
  const met = { contention: 0, throttling: 0 };
  for (;;) {
    const error = await failureOf(() => scope.table.client.send(command()));
    if (error === undefined) return;
    const outcome = refusalOf(error, writes);
    if (outcome === 'throttling') await waitForCapacity((met.throttling += 1), timeLeft, error);
    else if (outcome !== 'contention') throw outcome;
    else if (onContention !== undefined) throw onContention();
    else if (met.contention === maxRetries) throw new AppError('conflict', { cause: error });
    else await backOff((met.contention += 1));
  }
}

async function failureOf(send: () => Promise<unknown>): Promise<unknown> {
  try {
    await send();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The error to throw, or 'contention' or 'throttling' when the transaction is to be retried. */
function refusalOf(error: unknown, writes: readonly Write[]): unknown {
  if (!(error instanceof TransactionCanceledException))
    return isThrottled(error) ? 'throttling' : error;
  const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code);
  const refused = codes.indexOf('ConditionalCheckFailed');
  if (refused >= 0) return writes[refused]?.refusal() ?? error;
  if (isThrottled(error)) return 'throttling';
  return codes.includes('TransactionConflict') ? 'contention' : error;
}

/** Waits with exponential backoff and full jitter: up to 5 ms at first, up to 160 ms later. */
export function backOff(attempt: number): Promise<void> {
  const ceiling = Math.min(5 * 2 ** (attempt - 1), 160);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * ceiling));
}
