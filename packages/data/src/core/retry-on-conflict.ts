import { AppError } from '@driftig/domain/errors';

import { backOff } from './transact.ts';

/**
 * An optimistic lock found that the item was written since it was read. A write throws this instead of
 * a plain conflict where reading again and deciding anew may succeed. It is a conflict (409) by itself,
 * so that a caller who does not retry answers that.
 */
export class VersionConflict extends AppError {
  override readonly name = 'VersionConflict';

  /** `message` replaces the text of the code conflict. */
  constructor(message?: string) {
    super('conflict', message === undefined ? {} : { message });
  }
}

/** Twenty people who write one item at once all succeed, since each round lets one of them through. */
export const maxTries = 20;

/**
 * Runs `attempt` until it meets no VersionConflict, at most 20 times, with exponential backoff and
 * jitter in between (three seconds in all at most). The last conflict is thrown; any other error is
 * thrown at once. `attempt` reads what it decides by itself, and keeps nothing from one try to the next:
 * what it finds out is its result.
 */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof VersionConflict) || tries === maxTries) throw error;
      await backOff(tries);
    }
  }
}
