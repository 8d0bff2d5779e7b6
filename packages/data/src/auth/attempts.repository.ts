import { tooManyError } from '@driftig/domain/auth/too-many';

import { tryConditionalWrite } from '../core/conditional-write.ts';
import { attemptsEntity } from './auth.entities.ts';
import type { Table } from '../core/client.ts';

export const maxFailures = 10;
const quarterOfAnHour = 15 * 60;

/** How many attempts a subject has, and in how many seconds. */
export interface AttemptLimit {
  readonly max: number;
  /** A quarter of an hour where nothing else is said. */
  readonly windowSeconds?: number;
  /** How many attempts this one counts as; 1 where nothing else is said. */
  readonly weight?: number;
}

/**
 * Rate limit: at most so many failures per window and subject, e.g. an account at an address. An
 * attempt is counted before the password is verified and uncounted when it was right, so that
 * parallel guesses cannot get past the limit.
 */
export function attemptsRepository(table: Table) {
  const attempts = attemptsEntity(table);

  /**
   * `nowSeconds` since 1970. Throws too_many, with the seconds until the window ends, when it
   * already has `max` attempts; windows last a quarter of an hour where nothing else is said.
   */
  async function countAttempt(
    subject: string,
    nowSeconds: number,
    limit: number | AttemptLimit = maxFailures,
  ): Promise<void> {
    const given = typeof limit === 'number' ? { max: limit } : limit;
    const counted = { windowSeconds: quarterOfAnHour, weight: 1, ...given };
    const { windowSeconds } = counted;
    if (await incrementInWindow(subject, nowSeconds, counted)) return;
    if (await startWindow(subject, nowSeconds, counted)) return;
    if (await incrementInWindow(subject, nowSeconds, counted)) return;
    const { data } = await attempts.get({ subject }).go({ consistent: true });
    throw tooManyError((data?.expiresAt ?? nowSeconds + windowSeconds) - nowSeconds);
  }

  function incrementInWindow(
    subject: string,
    nowSeconds: number,
    { max, weight }: Required<AttemptLimit>,
  ): Promise<boolean> {
    const update = attempts
      .patch({ subject })
      .add({ failures: weight })
      .where(
        (item, op) =>
          `${op.lte(item.failures, max - weight)} AND ${op.gt(item.expiresAt, nowSeconds)}`,
      );
    return tryConditionalWrite(() => update.go());
  }

  function startWindow(
    subject: string,
    nowSeconds: number,
    { windowSeconds, weight }: Required<AttemptLimit>,
  ): Promise<boolean> {
    const fresh = { subject, failures: weight, expiresAt: nowSeconds + windowSeconds };
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
    const update = attempts
      .patch({ subject })
      .subtract({ failures: 1 })
      .where((item, op) => op.gt(item.failures, 0));
    await tryConditionalWrite(() => update.go());
  }

  return { countAttempt, resetAttempts, uncountAttempt };
}
