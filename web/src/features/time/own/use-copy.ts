import type { AnswerOf } from '@driftig/contracts/core/route';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays, type DateText } from '@driftig/domain/dates';
import { rangeOf } from '@driftig/domain/periods';
import { mondayOf } from '@driftig/domain/weeks';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { describeError } from '../../../api/errors.ts';
import { useIdempotencyKey } from '../../../api/idempotency.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { toastUndo } from '../../../ui/feedback/toast-undo.tsx';
import type { Entry } from '../queries.ts';
import { texts } from './texts.ts';
import type { OwnHours } from './use-own-hours.ts';

interface Copying {
  readonly fromDate: DateText;
  readonly toDate: DateText;
  readonly days: number;
}

/** Copies one's own yesterday to today, or last week to this one, and tells what came of it. */
export function useCopy({ today, tab, state }: OwnHours) {
  const [isBusy, setBusy] = useState(false);
  const idempotency = useIdempotencyKey();
  const copy = async (body: Copying, nothing: string) => {
    setBusy(true);
    try {
      const idempotencyKey = idempotency.keyFor(body);
      const copied = await call(timeRoutes.copyTimeReports, { body }, { idempotencyKey });
      idempotency.done();
      tell(copied, nothing);
      if (copied.data.length > 0) show(body.toDate);
    } catch (error) {
      toastFailure(texts.copyFailed, {
        text: describeError(error),
        onRetry: () => void copy(body, nothing),
      });
    } finally {
      setBusy(false);
    }
  };
  /** The copies wait, in this week. */
  const show = (date: DateText) =>
    state.change({ status: 'pending', filters: { ...rangeOf('week', date) } }, tab !== 'pending');
  const monday = mondayOf(today);
  return {
    isBusy,
    copyYesterday: () =>
      copy({ fromDate: addDays(today, -1), toDate: today, days: 1 }, texts.nothingYesterday),
    copyWeek: () =>
      copy({ fromDate: addDays(monday, -7), toDate: monday, days: 7 }, texts.nothingLastWeek),
  };
}

type Copied = AnswerOf<typeof timeRoutes.copyTimeReports>;

function tell({ data, skipped, closed }: Copied, nothing: string): void {
  const left = [
    skipped === 0 ? '' : texts.skipped(skipped),
    closed === 0 ? '' : texts.closed(closed),
  ].filter((text) => text !== '');
  if (data.length === 0) {
    toastSuccess(texts.nothingToCopy, left.length === 0 ? nothing : left.join(' '));
    return;
  }
  toastUndo([texts.copied(data.length), ...left].join(' '), () => void takeBack(data));
}

/** One after the other: they stand in the same month, of which only one change at a time wins. */
async function takeBack(made: readonly Entry[]): Promise<void> {
  try {
    for (const { reportId } of made)
      // oxlint-disable-next-line no-await-in-loop -- see above
      await call(timeRoutes.deleteTimeReport, { params: { reportId } });
    toastSuccess(texts.copyUndone);
  } catch (error) {
    toastFailure(texts.undoFailed, { text: describeError(error) });
  }
}
