import { AppError } from '@driftig/domain/errors';

import { tryConditionalWrite } from './conditional-write.ts';
import { attemptsEntity } from './auth.entities.ts';
import type { Table } from './client.ts';

export const mostFailures = 10;
const windowSeconds = 15 * 60;

/**
 * 10 failures in 15 minutes per account or address. An attempt is counted before what was typed
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
    const update = attempts
      .patch({ subject })
      .add({ failures: 1 })
      .where(
        (item, op) => `${op.lt(item.failures, most)} AND ${op.gt(item.expiresAt, nowSeconds)}`,
      );
    return tryConditionalWrite(() => update.go());
  }

  function beginWindow(subject: string, nowSeconds: number): Promise<boolean> {
    const fresh = { subject, failures: 1, expiresAt: nowSeconds + windowSeconds };
    const put = attempts
      .put(fresh)
      .where(
        (item, op) => `${op.notExists(item.subject)} OR ${op.lte(item.expiresAt, nowSeconds)}`,
      );
    return tryConditionalWrite(() => put.go());
  }

  /** It was right: the subject starts afresh. */
  async function forgive(subject: string): Promise<void> {
    await attempts.delete({ subject }).go();
  }

  /** It was right, but says nothing of the others that were counted: only this one is taken back. */
  async function giveBack(subject: string): Promise<void> {
    const update = attempts.patch({ subject }).subtract({ failures: 1 });
    await tryConditionalWrite(() => update.go());
  }

  return { claim, forgive, giveBack };
}
