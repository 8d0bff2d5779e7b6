import { useState } from 'react';

import { describeError, type ApiError } from '../../../../api/errors.ts';
import { invalidate } from '../../../../api/queries/changes.ts';
import type { RowDecision } from '../../../../shared/decision-lists/row-decision.ts';
import { useDecisions as useDecisionsOf } from '../../../../shared/decision-lists/use-decisions.ts';
import { toastFailure, toastSuccess } from '../../../../ui/feedback/toast.tsx';
import type { Entry } from '../../queries.ts';
import { decide, remove } from '../queries.ts';
import { idOf, nameOfReport } from '../rows/report-text.ts';
import { texts } from '../texts.ts';
import type { MayDeviate } from './deviations.ts';

/** A question before a decision, or more of a row, besides those of every list of decisions. */
export type Asked =
  | { readonly kind: 'remark' | 'history'; readonly entry: Entry }
  | { readonly kind: 'approve'; readonly entries: readonly Entry[]; readonly clear: () => void }
  | { readonly kind: 'recall'; readonly entries: readonly Entry[] };

const lateCodes: ReadonlySet<string> = new Set(['hours_decided', 'conflict', 'not_found']);

/** Another user was faster, by name where that is known, or changed the hours since they were shown. */
function tellLate(error: ApiError, entry: Entry): void {
  const name = nameOfReport(entry);
  if (error.code === 'conflict') toastFailure(texts.changed(name));
  else toastFailure(error.message, { text: `${name}. ${texts.late}` });
}

const word = { idOf, nameOf: nameOfReport, word: 'time', lateCodes, tellLate, decide };

/** Rows that could not be deleted, with when they were read. */
type Gone = ReadonlyMap<string, number>;

const nothing = () => undefined;

/** Hours on an invoice are not taken back, and with rejected ones there is nothing to do. */
function allowedFor({ status, invoiceNumber }: Entry): RowDecision['may'] {
  if (status === 'rejected' || invoiceNumber !== 0) return 'nothing';
  return status === 'approved' ? 'recall' : 'decide';
}

/** Decides hours; asks first where they deviate from the rules of rest (product T46). */
export function useDecisions() {
  const [gone, setGone] = useState<Gone>(new Map());
  const { decisionOf, ...decisions } = useDecisionsOf<Entry, Asked>(word);

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
    ...decisions,
    decisionOf: (entry: Entry, mayDeviate: MayDeviate) =>
      decisionOf(entry, allowedFor(entry), async () =>
        (await mayDeviate(entry))
          ? { kind: 'approve', entries: [entry], clear: nothing }
          : undefined,
      ),
    /** Whether a row of what was read then could not be deleted. */
    isGone: (reportId: string, readAt: number) => gone.get(reportId) === readAt,
    removeRow,
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
