import { ApiError } from '../api/errors.ts';

/** A change of a row that is shown before the server has made it. */
interface OptimisticChange<Row, Answer = unknown> {
  /** The row as it was read. */
  readonly read: Row;
  /** The row with the change. */
  readonly changed: Row;
  /** Shows the row, wherever it is on the screen. */
  readonly show: (row: Row) => void;
  readonly send: () => Promise<Answer>;
  /** Reads the row anew. */
  readonly ask: () => Promise<Row>;
  readonly isMade: (now: Row) => boolean;
  /** Called where the change was made though its answer got lost. */
  readonly onMade: () => Promise<void>;
}

export type Outcome<Row, Answer = unknown> =
  /** Without an answer where that got lost. */
  | { readonly kind: 'changed'; readonly answer?: Answer }
  /** The server said no for a reason, and would again. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** The row was read anew: it stands like this, without the change. */
  | { readonly kind: 'kept'; readonly error: unknown; readonly now: Row }
  /** No answer came, and the row could not be read anew either. */
  | { readonly kind: 'unknown'; readonly error: unknown };

/**
 * Shows the change at once and sends it. A refusal takes it back. After a conflict or a lost answer
 * the row is read anew, since another may have changed it, or the change may have been made.
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

/** Whoever was late with a change does not know how the row stands now. */
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
