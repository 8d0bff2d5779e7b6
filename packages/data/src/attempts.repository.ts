import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { AppError } from '@driftig/domain/errors';

import { attemptsEntity } from './auth.entities.ts';
import type { Table } from './client.ts';

export const mostFailures = 10;
const windowSeconds = 15 * 60;

/**
 * 10 failed logins in 15 minutes per account or address. An attempt is counted before the password
 * is looked at and taken back when it was right, so that parallel guesses cannot slip past.
 */
export function attemptsRepository(table: Table) {
  const attempts = attemptsEntity(table);

  /** `nowSeconds` since 1970. Throws too_many when `most` are used up in the window. */
  async function claim(subject: string, nowSeconds: number, most = mostFailures): Promise<void> {
    if (await countOn(subject, nowSeconds, most)) return;
    if (await beginWindow(subject, nowSeconds)) return;
    if (await countOn(subject, nowSeconds, most)) return;
    throw new AppError('too_many');
  }

  function countOn(subject: string, nowSeconds: number, most: number): Promise<boolean> {
    return accepted(
      attempts
        .patch({ subject })
        .add({ failures: 1 })
        .where(
          (item, op) => `${op.lt(item.failures, most)} AND ${op.gt(item.expiresAt, nowSeconds)}`,
        )
        .go(),
    );
  }

  function beginWindow(subject: string, nowSeconds: number): Promise<boolean> {
    const fresh = { subject, failures: 1, expiresAt: nowSeconds + windowSeconds };
    return accepted(
      attempts
        .put(fresh)
        .where(
          (item, op) => `${op.notExists(item.subject)} OR ${op.lte(item.expiresAt, nowSeconds)}`,
        )
        .go(),
    );
  }

  /** The password was right: the account starts afresh, the address gets its one back. */
  async function forgive(account: string, address: string): Promise<void> {
    await attempts.delete({ subject: account }).go();
    await accepted(attempts.patch({ subject: address }).subtract({ failures: 1 }).go());
  }

  return { claim, forgive };
}

/** Whether a conditional write went through; any other failure is an error. */
async function accepted(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** ElectroDB wraps the SDK's error. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ConditionalCheckFailedException) return true;
  return error instanceof Error && error.cause instanceof ConditionalCheckFailedException;
}
