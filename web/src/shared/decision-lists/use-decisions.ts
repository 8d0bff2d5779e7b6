/**
 * useDecisions(word): Godkend, Afvis and Tilbagekald of rows, with what is asked first and said
 * afterwards. When another user was faster, a toast says so and the list is fetched again.
 */
import { useState } from 'react';

import { toastUndo } from '../../ui/feedback/toast-undo.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { returnToRow } from '../../ui/focus/leave-row.ts';
import type { RowDecision } from './row-decision.ts';
import { texts } from './texts.ts';
import { useRowActs, type WordOfRows } from './use-row-acts.ts';

interface Made {
  readonly decision: 'approved' | 'rejected' | 'pending';
  readonly reason?: string;
}

interface WordOfDecisions<Row> extends WordOfRows<Row> {
  /** Refused (409) where the row has a newer version. */
  readonly decide: (row: Row, made: Made) => Promise<void>;
}

/** The questions that every list has. */
export interface RowQuestion<Row> {
  readonly kind: 'reject' | 'remove';
  readonly entry: Row;
}

/** A word's own questions before a decision, and dialogs with more of a row. */
interface OwnQuestion {
  readonly kind: string;
}

type Answer<T> = T | undefined;

export function useDecisions<Row extends { readonly version: number }, Own extends OwnQuestion>(
  word: WordOfDecisions<Row>,
) {
  const { idOf, nameOf, decide } = word;
  const [asked, setAsked] = useState<Own | RowQuestion<Row>>();
  const { act, unlessLate, busy, newest } = useRowActs(word);
  const ask = (question: Own | RowQuestion<Row>) => setAsked(() => question);

  const recall = (row: Row) =>
    act(row, async () => {
      await decide(row, { decision: 'pending' });
      toastSuccess(texts.wasRecalled(nameOf(row)));
    });

  const undo = async (row: Row) => {
    await recall(row);
    returnToRow(idOf(row));
  };

  /** The row is busy while it is not known whether there is a question. */
  const approveUnlessAsked = (row: Row, question: () => Promise<Answer<Own>>) =>
    act(row, async (stay) => {
      const first = await question();
      if (first !== undefined) {
        stay();
        ask(first);
        return;
      }
      await decide(row, { decision: 'approved' });
      const after = { ...row, version: row.version + 1 };
      toastUndo(texts.wasApproved(nameOf(row)), () => void undo(after));
    });

  const reject = (row: Row, reason: string) =>
    unlessLate(row, async () => {
      await decide(row, { decision: 'rejected', reason });
      toastSuccess(texts.wasRejected(nameOf(row)));
    });

  /** The value that row, card and bottom sheet take; `onApprove` asks the word's question first, if any. */
  const decisionOf = (
    row: Row,
    may: RowDecision['may'],
    question: () => Promise<Answer<Own>>,
  ): RowDecision => ({
    may,
    name: nameOf(row),
    busy: busy.has(idOf(row)),
    onApprove: () => void approveUnlessAsked(row, question),
    onReject: () => ask({ kind: 'reject', entry: row }),
    onRecall: () => void recall(row),
  });

  return {
    asked,
    ask,
    close: () => setAsked(undefined),
    reject,
    unlessLate,
    decisionOf,
    isNewest: (row: Row) => newest === idOf(row),
  };
}
