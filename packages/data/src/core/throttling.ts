import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { AppError } from '@driftig/domain/errors';

/** DynamoDB's names of throttling, as an error's name or as a cancellation reason. */
const throttlingNames: ReadonlySet<string> = new Set([
  'ThrottlingException',
  'ThrottlingError',
  'ProvisionedThroughputExceededException',
  'ProvisionedThroughputExceeded',
  'RequestLimitExceeded',
]);

/**
 * Whether the table throttled a request. That is not contention: nothing has been changed by others,
 * and the same request succeeds once the table has scaled up.
 */
export function isThrottled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (throttlingNames.has(error.name)) return true;
  if (error instanceof TransactionCanceledException)
    return (error.CancellationReasons ?? []).some(({ Code = '' }) => throttlingNames.has(Code));
  // ElectroDB wraps the SDK's error.
  return error.cause !== undefined && isThrottled(error.cause);
}

/** How many milliseconds the caller may still wait, e.g. what is left of a function's time. */
export type TimeLeft = () => number;

/** In ms, when the caller gives no limit. */
const defaultWait = 10_000;
export function timeLeftFromNow(): TimeLeft {
  const end = performance.now() + defaultWait;
  return () => end - performance.now();
}

const firstWait = 50;
const longestWait = 3000;

/**
 * Exponential backoff with jitter, from 50 ms to 3 s, because an on-demand table needs seconds to
 * scale. Throws busy (503) when the wait would exceed the time left.
 */
export async function waitForCapacity(
  attempt: number,
  timeLeft: TimeLeft,
  cause: unknown,
): Promise<void> {
  const ceiling = Math.min(firstWait * 2 ** (attempt - 1), longestWait);
  const pause = ceiling * (0.5 + Math.random() / 2);
  if (pause > timeLeft()) throw new AppError('busy', { cause });
  await new Promise((resolve) => setTimeout(resolve, pause));
}
