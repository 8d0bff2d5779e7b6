import { useQueryClient } from '@tanstack/react-query';

import type { ApiError } from '../../../../api/errors.ts';
import { useDecisions as useDecisionsOf } from '../../../../shared/decision-lists/use-decisions.ts';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import type { Shift } from '../../../../shared/holiday-balance/shifts.ts';
import { toastFailure, toastSuccess } from '../../../../ui/feedback/toast.tsx';
import { idOf, nameOfEntry } from '../entry/entry-text.ts';
import { decide, remove, shiftsOf } from '../queries.ts';
import { texts } from '../texts.ts';

/** A question before a decision, or more of a row, besides those of every list of decisions. */
export type Asked =
  | { readonly kind: 'shifts'; readonly entry: Entry; readonly shifts: readonly Shift[] }
  | { readonly kind: 'comment'; readonly entry: Entry }
  | { readonly kind: 'many'; readonly entries: readonly Entry[]; readonly clear: () => void };

const lateCodes: ReadonlySet<string> = new Set([
  'absence_decided',
  'conflict',
  'not_found',
  'absence_overlaps',
]);

/** Another user was faster, or changed the application since it was shown. */
function tellLate(error: ApiError): void {
  if (error.code === 'conflict') toastFailure(texts.changed);
  else toastFailure(error.message, { text: texts.late });
}

const word = { idOf, nameOf: nameOfEntry, word: 'vacation', lateCodes, tellLate, decide };

/** Decides applications; asks first where the person has shifts in those days. */
export function useDecisions() {
  const client = useQueryClient();
  const { decisionOf, ...decisions } = useDecisionsOf<Entry, Asked>(word);
  const { unlessLate } = decisions;

  const approveWithShifts = (entry: Entry, freesShifts: boolean, count: number) =>
    unlessLate(entry, async () => {
      await decide(entry, { decision: 'approved', freesShifts });
      const said = texts.wasApproved(nameOfEntry(entry));
      toastSuccess(said, freesShifts ? texts.freed(count) : '');
    });

  return {
    ...decisions,
    /** Without the right to write what is there is for reading. */
    decisionOf: (entry: Entry, mayWrite: boolean) => {
      const mayWhenOpen = entry.status === 'pending' ? 'decide' : 'recall';
      return decisionOf(entry, mayWrite ? mayWhenOpen : 'nothing', async () => {
        const { shifts } = await client.fetchQuery(shiftsOf(entry));
        return shifts.length > 0 ? { kind: 'shifts', entry, shifts } : undefined;
      });
    },
    approveWithShifts,
    remove: (entry: Entry) =>
      unlessLate(entry, async () => {
        await remove(entry);
        toastSuccess(texts.wasRemoved(nameOfEntry(entry)));
      }),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
