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
      const { data, skipped } = await call(
        timeRoutes.copyTimeReports,
        { body },
        { idempotencyKey },
      );
      idempotency.done();
      tell(data, skipped, nothing);
      if (data.length > 0) show(body.toDate);
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

function tell(made: readonly Entry[], skipped: number, nothing: string): void {
  if (made.length === 0) {
    toastSuccess(texts.nothingToCopy, skipped === 0 ? nothing : texts.skipped(skipped));
    return;
  }
  const told = [texts.copied(made.length), skipped === 0 ? '' : texts.skipped(skipped)];
  toastUndo(told.filter((text) => text !== '').join(' '), () => void takeBack(made));
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
