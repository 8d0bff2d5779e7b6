import { AppError } from '@driftig/domain/errors';

import { tryConditionalWrite } from './conditional-write.ts';
import { attemptsEntity } from './auth.entities.ts';
import type { Table } from './client.ts';

export const maxFailures = 10;
const windowSeconds = 15 * 60;

/**
 * Rate limit: at most 10 failures in 15 minutes per subject, e.g. an account or an IP address. An
 * attempt is counted before the password is verified and uncounted when it was right, so that
 * parallel guesses cannot get past the limit.
 */
export function attemptsRepository(table: Table) {
  const attempts = attemptsEntity(table);

  /** `nowSeconds` since 1970. Throws too_many when the window already has `max` attempts. */
  async function countAttempt(
    subject: string,
    nowSeconds: number,
    max = maxFailures,
  ): Promise<void> {
    if (await incrementInWindow(subject, nowSeconds, max)) return;
    if (await startWindow(subject, nowSeconds)) return;
    if (await incrementInWindow(subject, nowSeconds, max)) return;
    throw new AppError('too_many');
  }

  function incrementInWindow(subject: string, nowSeconds: number, max: number): Promise<boolean> {
    const update = attempts
      .patch({ subject })
      .add({ failures: 1 })
      .where((item, op) => `${op.lt(item.failures, max)} AND ${op.gt(item.expiresAt, nowSeconds)}`);
    return tryConditionalWrite(() => update.go());
  }

  function startWindow(subject: string, nowSeconds: number): Promise<boolean> {
    const fresh = { subject, failures: 1, expiresAt: nowSeconds + windowSeconds };
    const put = attempts
      .put(fresh)
      .where(
        (item, op) => `${op.notExists(item.subject)} OR ${op.lte(item.expiresAt, nowSeconds)}`,
      );
    return tryConditionalWrite(() => put.go());
  }

  /** After a success: removes all counted attempts of the subject. */
  async function resetAttempts(subject: string): Promise<void> {
    await attempts.delete({ subject }).go();
  }

  /** After a success that says nothing about the other attempts: uncounts this one only. */
  async function uncountAttempt(subject: string): Promise<void> {
    const update = attempts.patch({ subject }).subtract({ failures: 1 });
    await tryConditionalWrite(() => update.go());
  }

  return { countAttempt, resetAttempts, uncountAttempt };
}
