import type { AnswerOf } from '@driftig/contracts/core/route';
import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { invalidate } from '../../../api/changes.ts';
import { ApiError, describeError, isConnectionError } from '../../../api/errors.ts';
import { toastFailure, toastSuccess, toastUndo } from '../../../ui/feedback/toast.tsx';
import type { Entry } from '../queries.ts';
import { nameOfEntry } from './entry-text.ts';
import { rememberRow } from './leave-row.ts';
import { decide, remove, shiftsOf } from './queries.ts';
import { texts } from './texts.ts';

export type Shift = AnswerOf<typeof vacationRoutes.listShiftsDuring>['shifts'][number];

/** What is asked in a dialog before, or shown in one. */
export type Asked =
  | { readonly kind: 'shifts'; readonly entry: Entry; readonly shifts: readonly Shift[] }
  | { readonly kind: 'reject' | 'remove' | 'comment'; readonly entry: Entry }
  | { readonly kind: 'many'; readonly entries: readonly Entry[]; readonly clear: () => void };

/** Somebody was faster, or changed it since it was shown. */
const isLate = (error: unknown) =>
  error instanceof ApiError &&
  ['absence_decided', 'conflict', 'not_found', 'absence_overlaps'].includes(error.code);

/** A tick, a cross, Tilbagekald and delete, with what they ask first and say afterwards. */
export function useDecisions() {
  const client = useQueryClient();
  const [asked, ask] = useState<Asked>();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  /** The row that somebody else changed while it was decided. */
  const [newest, setNewest] = useState<string>();

  const tellLate = async (error: ApiError, entry: Entry) => {
    const isChanged = error.code === 'conflict';
    if (isChanged) setNewest(entry.absenceId);
    toastFailure(isChanged ? texts.changed : error.message, isChanged ? {} : { text: texts.late });
    await invalidate(new Set(['vacation']));
  };

  /** Runs an act of one row; a failure is told in a toast, with a retry where that may help. */
  const act = async (entry: Entry, run: () => Promise<void>): Promise<void> => {
    if (busy.has(entry.absenceId)) return;
    const leaveRow = rememberRow();
    setBusy((now) => new Set(now).add(entry.absenceId));
    try {
      await run();
      leaveRow();
    } catch (error) {
      if (isLate(error)) {
        await tellLate(error as ApiError, entry);
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

  const recall = (entry: Entry) =>
    act(entry, async () => {
      await decide(entry, { decision: 'pending' });
      toastSuccess(texts.wasRecalled(nameOfEntry(entry)));
    });

  const approve = (entry: Entry) =>
    act(entry, async () => {
      const { shifts } = await client.fetchQuery(shiftsOf(entry));
      if (shifts.length > 0) {
        ask({ kind: 'shifts', entry, shifts });
        return;
      }
      await decide(entry, { decision: 'approved' });
      const after = { ...entry, version: entry.version + 1 };
      toastUndo(texts.wasApproved(nameOfEntry(entry)), () => void recall(after));
    });

  /** For a dialog: what is late is told and closes it, any other failure is the dialog's to show. */
  const unlessLate = async (entry: Entry, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      if (!isLate(error)) throw error;
      await tellLate(error as ApiError, entry);
    }
  };

  return {
    asked,
    ask,
    close: () => ask(undefined),
    busy,
    newest,
    setNewest,
    approve: (entry: Entry) => void approve(entry),
    recall: (entry: Entry) => void recall(entry),
    approveWithShifts: (entry: Entry, freesShifts: boolean, count: number) =>
      unlessLate(entry, async () => {
        await decide(entry, { decision: 'approved', freesShifts });
        const said = texts.wasApproved(nameOfEntry(entry));
        toastSuccess(said, freesShifts ? texts.freed(count) : '');
      }),
    reject: (entry: Entry, reason: string) =>
      unlessLate(entry, async () => {
        await decide(entry, { decision: 'rejected', reason });
        toastSuccess(texts.wasRejected(nameOfEntry(entry)));
      }),
    remove: (entry: Entry) =>
      unlessLate(entry, async () => {
        await remove(entry);
        toastSuccess(texts.wasRemoved(nameOfEntry(entry)));
      }),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
