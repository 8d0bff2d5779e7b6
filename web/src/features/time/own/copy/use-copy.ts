import type { AnswerOf } from '@driftig/contracts/core/route';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays, type DateText } from '@driftig/domain/dates';
import { rangeOf } from '@driftig/domain/periods';
import { mondayOf } from '@driftig/domain/weeks';
import { useState } from 'react';

import { call } from '../../../../api/client.ts';
import { describeError } from '../../../../api/errors.ts';
import { useIdempotencyKey } from '../../../../api/forms/idempotency.ts';
import { toastFailure, toastSuccess } from '../../../../ui/feedback/toast.tsx';
import { toastUndo } from '../../../../ui/feedback/toast-undo.tsx';
import type { Entry } from '../../queries.ts';
import { texts } from '../texts.ts';
import type { OwnHours } from '../use-own-hours.ts';

export interface Copying {
  readonly fromDate: DateText;
  readonly toDate: DateText;
  readonly days: number;
}

const lastWeekTo = (monday: DateText): Copying => ({
  fromDate: addDays(monday, -7),
  toDate: monday,
  days: 7,
});

/**
 * Copies the user's own yesterday to today, or last week to this one after a preview, and shows the
 * result.
 */
export function useCopy({ today, tab, state }: OwnHours) {
  const [isBusy, setBusy] = useState(false);
  /** The week that is shown before it is copied. */
  const [asked, setAsked] = useState<Copying>();
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
  return {
    isBusy,
    copyYesterday: () =>
      copy({ fromDate: addDays(today, -1), toDate: today, days: 1 }, texts.nothingYesterday),
    askWeek: () => setAsked(lastWeekTo(mondayOf(today))),
    asked,
    close: () => setAsked(undefined),
    copyAsked: async () => {
      if (asked === undefined) return;
      setAsked(undefined);
      await copy(asked, texts.nothingLastWeek);
    },
  };
}

type Copied = AnswerOf<typeof timeRoutes.copyTimeReports>;

function tell({ data, days, closed }: Copied, nothing: string): void {
  const left = [skippedText(days), closed === 0 ? '' : texts.closedProjects(closed)].filter(
    (text) => text !== '',
  );
  if (data.length === 0) {
    toastSuccess(texts.nothingToCopy, left.length === 0 ? nothing : left.join(' '));
    return;
  }
  toastUndo([texts.copied(data.length), ...left].join(' '), () => void takeBack(data));
}

/** Why days got nothing: of a single day its reason, of a week how many, since they were shown before. */
function skippedText(days: Copied['days']): string {
  const skipped = days.filter(({ skip }) => skip !== '' && skip !== 'closed');
  const [first] = skipped;
  if (first === undefined) return '';
  if (days.length > 1) return texts.skippedDays(skipped.length);
  return first.skip === 'taken' ? texts.todayTaken : texts.todayOff;
}

/** One after the other: they are in the same month, of which one write at a time succeeds. */
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
