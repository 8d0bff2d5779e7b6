import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { AppError } from '@driftig/domain/errors';

/** DynamoDB's words for "too much at once", as an error's name or as a reason of a transaction. */
const throttlingNames: ReadonlySet<string> = new Set([
  'ThrottlingException',
  'ThrottlingError',
  'ProvisionedThroughputExceededException',
  'ProvisionedThroughputExceeded',
  'RequestLimitExceeded',
]);

/**
 * Whether the table refused a request because of the load. That is not contention: nobody else has
 * changed anything, and the same request goes through when the table has scaled up.
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

/** Where nobody says how long: well below what a person waits for. */
const defaultWait = 10_000;
export function timeLeftFromNow(): TimeLeft {
  const end = performance.now() + defaultWait;
  return () => end - performance.now();
}

const firstWait = 50;
const longestWait = 3000;

/**
 * Exponential backoff with jitter, from 50 ms to 3 s: a table on demand needs seconds to scale.
 * Throws busy (503) where the caller may not wait that long.
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
