import { useState } from 'react';

import { invalidate } from '../../../../api/queries/changes.ts';
import { describeError } from '../../../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../../../ui/feedback/toast.tsx';
import { toastUndo } from '../../../../ui/feedback/toast-undo.tsx';
import type { Entry } from '../../queries.ts';
import type { MayDeviate } from './deviations.ts';
import { decide, remove } from '../queries.ts';
import { nameOfReport } from '../rows/report-text.ts';
import { texts } from '../texts.ts';
import { useRowActs } from './use-row-acts.ts';

/** Open dialog: a question before a decision, or information. */
export type Asked =
  | { readonly kind: 'reject' | 'remove' | 'remark' | 'history'; readonly entry: Entry }
  | { readonly kind: 'approve'; readonly entries: readonly Entry[]; readonly clear: () => void }
  | { readonly kind: 'recall'; readonly entries: readonly Entry[] };

/** Rows that could not be deleted, with when they were read. */
type Gone = ReadonlyMap<string, number>;

const nothing = () => undefined;

/** Godkend, Afvis, Tilbagekald and Slet, with what they ask first and say afterwards. */
export function useDecisions() {
  const [asked, ask] = useState<Asked>();
  const [gone, setGone] = useState<Gone>(new Map());
  const { act, unlessLate, busy, newest } = useRowActs();

  const recall = (entry: Entry) =>
    act(entry, async () => {
      await decide(entry, { decision: 'pending' });
      toastSuccess(texts.wasRecalled(nameOfReport(entry)));
    });

  const askFirst = (entry: Entry) => ask({ kind: 'approve', entries: [entry], clear: nothing });

  /** While it is not known whether the hours deviate the row is busy. */
  const approve = (entry: Entry, mayDeviate: Promise<boolean>) =>
    act(entry, async (stay) => {
      if (await mayDeviate) {
        stay();
        askFirst(entry);
        return;
      }
      await decide(entry, { decision: 'approved' });
      const after = { ...entry, version: entry.version + 1 };
      toastUndo(texts.wasApproved(nameOfReport(entry)), () => void recall(after));
    });

  const reject = (entry: Entry, reason: string) =>
    unlessLate(entry, async () => {
      await decide(entry, { decision: 'rejected', reason });
      toastSuccess(texts.wasRejected(nameOfReport(entry)));
    });

  /** On failure: show the error, hide the row, refetch the list (product T4). */
  const removeRow = async (entry: Entry, readAt: number) => {
    try {
      await remove(entry);
      toastSuccess(texts.wasRemoved(nameOfReport(entry)));
    } catch (error) {
      setGone((now) => new Map(now).set(entry.reportId, readAt));
      toastFailure(texts.removeFailed(nameOfReport(entry)), { text: describeError(error) });
      await invalidate(new Set(['time']));
    }
  };

  return {
    asked,
    ask,
    close: () => ask(undefined),
    busy,
    newest,
    /** Whether a row of what was read then could not be deleted. */
    isGone: (reportId: string, readAt: number) => gone.get(reportId) === readAt,
    /** Asks first when the hours deviate from the rules of rest, or may (product T46). */
    approve: (entry: Entry, mayDeviate: ReturnType<MayDeviate>) => {
      if (mayDeviate === true) askFirst(entry);
      else void approve(entry, mayDeviate);
    },
    recall: (entry: Entry) => void recall(entry),
    reject,
    removeRow,
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
