/** As often as a queue on AWS delivers a message before it puts it aside. */
export const mostAttempts = 8;

const firstWait = 1000;

/** Milliseconds to wait after so many failed attempts: 1, 2, 4 ... 64 seconds, then for ever. */
export function waitAfter(attempts: number): number {
  return attempts >= mostAttempts ? Infinity : firstWait * 2 ** (attempts - 1);
}

interface Failure {
  readonly attempts: number;
  /** Milliseconds of the clock that the caller uses. */
  readonly nextAt: number;
}

/** Which events failed, how often, and when each is due again; kept until the process ends. */
export function createRetries() {
  const failures = new Map<string, Failure>();
  const attemptsAt = (id: string) => failures.get(id)?.attempts ?? 0;
  return {
    /** The due ones, and those that never failed before the others. */
    due<T extends { readonly eventId: string }>(events: readonly T[], now: number): T[] {
      return events
        .filter(({ eventId }) => (failures.get(eventId)?.nextAt ?? 0) <= now)
        .toSorted((a, b) => attemptsAt(a.eventId) - attemptsAt(b.eventId));
    },

    /** Counts a failed attempt; whether it was the last. */
    hasFailedForGood(id: string, now: number): boolean {
      const attempts = attemptsAt(id) + 1;
      failures.set(id, { attempts, nextAt: now + waitAfter(attempts) });
      return attempts >= mostAttempts;
    },

    forget: (id: string) => void failures.delete(id),
  };
}
