import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toastSuccess } from '../../../../ui/feedback/toast.tsx';
import { toastUndo } from '../../../../ui/feedback/toast-undo.tsx';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import type { Shift } from '../../../../shared/holiday-balance/shifts.ts';
import { nameOfEntry } from '../entry/entry-text.ts';
import { returnToRow } from '../../../../ui/focus/leave-row.ts';
import { decide, remove, shiftsOf } from '../queries.ts';
import { texts } from '../texts.ts';
import { useRowActs } from './use-row-acts.ts';

/** Open dialog: a question before a decision, or information. */
export type Asked =
  | { readonly kind: 'shifts'; readonly entry: Entry; readonly shifts: readonly Shift[] }
  | { readonly kind: 'reject' | 'remove' | 'comment'; readonly entry: Entry }
  | { readonly kind: 'many'; readonly entries: readonly Entry[]; readonly clear: () => void };

/** A tick, a cross, Tilbagekald and delete, with what they ask first and say afterwards. */
export function useDecisions() {
  const client = useQueryClient();
  const [asked, ask] = useState<Asked>();
  const { act, unlessLate, busy, newest } = useRowActs();

  const recall = (entry: Entry) =>
    act(entry, async () => {
      await decide(entry, { decision: 'pending' });
      toastSuccess(texts.wasRecalled(nameOfEntry(entry)));
    });

  const undo = async (entry: Entry) => {
    await recall(entry);
    returnToRow(entry.absenceId);
  };

  const approve = (entry: Entry) =>
    act(entry, async () => {
      const { shifts } = await client.fetchQuery(shiftsOf(entry));
      if (shifts.length > 0) {
        ask({ kind: 'shifts', entry, shifts });
        return;
      }
      await decide(entry, { decision: 'approved' });
      const after = { ...entry, version: entry.version + 1 };
      toastUndo(texts.wasApproved(nameOfEntry(entry)), () => void undo(after));
    });

  const approveWithShifts = (entry: Entry, freesShifts: boolean, count: number) =>
    unlessLate(entry, async () => {
      await decide(entry, { decision: 'approved', freesShifts });
      const said = texts.wasApproved(nameOfEntry(entry));
      toastSuccess(said, freesShifts ? texts.freed(count) : '');
    });

  const reject = (entry: Entry, reason: string) =>
    unlessLate(entry, async () => {
      await decide(entry, { decision: 'rejected', reason });
      toastSuccess(texts.wasRejected(nameOfEntry(entry)));
    });

  return {
    asked,
    ask,
    close: () => ask(undefined),
    busy,
    newest,
    approve: (entry: Entry) => void approve(entry),
    recall: (entry: Entry) => void recall(entry),
    approveWithShifts,
    reject,
    remove: (entry: Entry) =>
      unlessLate(entry, async () => {
        await remove(entry);
        toastSuccess(texts.wasRemoved(nameOfEntry(entry)));
      }),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
