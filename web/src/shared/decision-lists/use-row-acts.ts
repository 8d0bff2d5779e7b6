/**
 * useRowActs({ idOf, nameOf, word, lateCodes, tellLate }) — runs acts on rows, one at a time for each,
 * with what is said when one fails or comes too late.
 */
import { useState } from 'react';

import { invalidate } from '../../api/queries/changes.ts';
import { ApiError, describeError, isConnectionError } from '../../api/errors.ts';
import { toastFailure } from '../../ui/feedback/toast.tsx';
import { rememberRow } from '../../ui/focus/leave-row.ts';
import type { RowNames } from './decision-list.ts';
import { texts } from './texts.ts';

/** Names, codes and texts of a word for acts on its rows. */
export interface WordOfRows<Row> extends RowNames<Row> {
  /** Word whose reads become stale when another user was faster. */
  readonly word: string;
  /** The codes that mean it: decided, deleted or changed since it was shown. */
  readonly lateCodes: ReadonlySet<string>;
  /** Shows that another user was faster. */
  readonly tellLate: (error: ApiError, row: Row) => void;
}

export function useRowActs<Row>({ idOf, nameOf, word, lateCodes, tellLate }: WordOfRows<Row>) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  /** The row that another user changed while it was decided. */
  const [newest, setNewest] = useState<string>();

  const isLate = (error: unknown): error is ApiError =>
    error instanceof ApiError && lateCodes.has(error.code);

  const showNewest = async (error: ApiError, row: Row) => {
    if (error.code === 'conflict') setNewest(idOf(row));
    tellLate(error, row);
    await invalidate(new Set([word]));
  };

  /**
   * A failure is shown in a toast, with a retry where that may help. `stay` keeps the row in the
   * list.
   */
  const act = async (row: Row, run: (stay: () => void) => Promise<void>): Promise<void> => {
    const id = idOf(row);
    if (busy.has(id)) return;
    const leaveRow = rememberRow();
    setBusy((now) => new Set(now).add(id));
    try {
      let stays = false;
      await run(() => (stays = true));
      if (!stays) leaveRow();
    } catch (error) {
      if (isLate(error)) {
        await showNewest(error, row);
        leaveRow();
      } else
        toastFailure(texts.failed(nameOf(row)), {
          text: describeError(error),
          ...(isConnectionError(error) && { onRetry: () => void act(row, run) }),
        });
    } finally {
      setBusy((now) => new Set([...now].filter((one) => one !== id)));
    }
  };

  /**
   * For a dialog: a late decision shows its message and closes it, any other failure is shown in
   * the dialog.
   */
  const unlessLate = async (row: Row, run: () => Promise<void>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      if (!isLate(error)) throw error;
      await showNewest(error, row);
    }
  };

  return { act, unlessLate, busy, newest };
}
