import { ApiError } from '../../../api/errors.ts';

/** An optimistic update of a row. */
interface OptimisticChange<Row, Answer = unknown> {
  /** The row before the change. */
  readonly read: Row;
  /** The row after the change. */
  readonly changed: Row;
  /** Patches the row into the caches that are on the screen. */
  readonly show: (row: Row) => void;
  readonly send: () => Promise<Answer>;
  /** Fetches the row. */
  readonly ask: () => Promise<Row>;
  readonly isMade: (now: Row) => boolean;
  /** Called where the change was made but its answer was lost. */
  readonly onMade: () => Promise<void>;
}

export type Outcome<Row, Answer = unknown> =
  /** `answer` is undefined where it was lost. */
  | { readonly kind: 'changed'; readonly answer?: Answer }
  /** The server refused (4xx); a retry would be refused as well. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** The row was fetched: `now` is without the change. */
  | { readonly kind: 'kept'; readonly error: unknown; readonly now: Row }
  /** There was no answer, and the row could not be fetched. */
  | { readonly kind: 'unknown'; readonly error: unknown };

/**
 * Shows a change before the server has made it, and rolls it back when the server refuses. After a
 * conflict (409) or a lost answer the row is fetched: another user may have changed it, or the change
 * may have been made.
 */
export async function changeOptimistically<Row, Answer>(
  change: OptimisticChange<Row, Answer>,
): Promise<Outcome<Row, Answer>> {
  change.show(change.changed);
  try {
    return { kind: 'changed', answer: await change.send() };
  } catch (error) {
    if (!isRefusal(error)) return settle(change, error);
    change.show(change.read);
    return { kind: 'refused', error };
  }
}

/** Not a conflict (409), after which the current row is unknown. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.code !== 'conflict';
}

async function settle<Row, Answer>(
  { read, show, ask, isMade, onMade }: OptimisticChange<Row, Answer>,
  error: unknown,
): Promise<Outcome<Row, Answer>> {
  const now = await ask().catch(() => undefined);
  show(now ?? read);
  if (now === undefined) return { kind: 'unknown', error };
  if (!isMade(now)) return { kind: 'kept', error, now };
  await onMade();
  return { kind: 'changed' };
}
