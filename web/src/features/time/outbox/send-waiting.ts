import { ApiError } from '../../../api/errors.ts';
import type { WaitingHours, WaitingStore } from './waiting-hours.ts';

/** Refusals that are over by themselves; a conflict is many changes at once. */
const passing = new Set([401, 408, 429]);

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && !passing.has(error.status);

export interface Outcome {
  readonly sent: number;
  readonly refused: readonly WaitingHours[];
  /** Some could not be sent now. */
  readonly isLeft: boolean;
}

/**
 * Sends what waits, one after another, so that two rows of a day are checked against each other. It stops where the
 * server cannot be reached; what it refuses stays, with the reason.
 */
export async function sendWaiting(
  store: WaitingStore,
  send: (one: WaitingHours) => Promise<unknown>,
): Promise<Outcome> {
  const refused: WaitingHours[] = [];
  let sent = 0;
  for (const one of store.all().filter(({ refusal }) => refusal === undefined)) {
    try {
      await send(one);
    } catch (error) {
      if (!isRefusal(error)) return { sent, refused, isLeft: true };
      const refusal = [...new Set([error.message, ...Object.values(error.fields)])].join(' ');
      store.refuse(one.id, refusal);
      refused.push({ ...one, refusal });
      continue;
    }
    store.remove(one.id);
    sent += 1;
  }
  return { sent, refused, isLeft: false };
}
