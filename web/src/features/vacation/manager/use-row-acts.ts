import { useState } from 'react';

import { invalidate } from '../../../api/changes.ts';
import { ApiError, describeError, isConnectionError } from '../../../api/errors.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { rememberRow } from '../../../ui/focus/leave-row.ts';
import type { Entry } from '../../../holiday/queries.ts';
import { nameOfEntry } from './entry-text.ts';
import { texts } from './texts.ts';

const lateCodes: ReadonlySet<string> = new Set([
  'absence_decided',
  'conflict',
  'not_found',
  'absence_overlaps',
]);

/** Somebody was faster, or changed it since it was shown. */
const isLate = (error: unknown): error is ApiError =>
  error instanceof ApiError && lateCodes.has(error.code);

/** Runs acts on rows: one at a time for each, with what is said when one fails or comes too late. */
export function useRowActs() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  /** The row that somebody else changed while it was decided. */
  const [newest, setNewest] = useState<string>();

  const tellLate = async (error: ApiError, entry: Entry) => {
    const isChanged = error.code === 'conflict';
    if (isChanged) setNewest(entry.absenceId);
    toastFailure(isChanged ? texts.changed : error.message, isChanged ? {} : { text: texts.late });
    await invalidate(new Set(['vacation']));
  };

  /** A failure is told in a toast, with a retry where that may help. */
  const act = async (entry: Entry, run: () => Promise<void>): Promise<void> => {
    if (busy.has(entry.absenceId)) return;
    const leaveRow = rememberRow();
    setBusy((now) => new Set(now).add(entry.absenceId));
    try {
      await run();
      leaveRow();
    } catch (error) {
      if (isLate(error)) {
        await tellLate(error, entry);
        leaveRow();
      } else
        toastFailure(texts.failed(nameOfEntry(entry)), {
          text: describeError(error),
          ...(isConnectionError(error) && { onRetry: () => void act(entry, run) }),
        });
    } finally {
      setBusy((now) => new Set([...now].filter((id) => id !== entry.absenceId)));
    }
  };

  /** For a dialog: what is late is told and closes it, any other failure is the dialog's to show. */
  const unlessLate = async (entry: Entry, run: () => Promise<void>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      if (!isLate(error)) throw error;
      await tellLate(error, entry);
    }
  };

  return { act, unlessLate, busy, newest };
}
