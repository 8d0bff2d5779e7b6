import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { lastDayWhenWell } from '@driftig/domain/vacation/decide';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { describeError } from '../../../api/errors.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { toastUndo } from '../../../ui/feedback/toast-undo.tsx';
import { recoverFocus } from '../../../ui/focus/recover-focus.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { changeAbsence } from '../../../shared/holiday-balance/change-absence.ts';
import { ownAbsencesQuery, type Entry } from '../../../shared/holiday-balance/queries.ts';
import { texts } from './texts.ts';

const { applyForAbsence, deleteAbsence, endAbsence } = vacationRoutes;

interface Illness {
  /** The illness that is not over; undefined for none, and while it is not known. */
  readonly current: Entry | undefined;
  /** Whether one may be reported. */
  readonly mayReport: boolean;
  readonly isBusy: boolean;
  readonly report: () => Promise<void>;
  readonly end: (entry: Entry) => Promise<void>;
}

/** One's own illness: reported from today with one tap, and ended when one is well (product Y15). */
export function useIllness(): Illness {
  const today = useToday();
  const idempotency = useIdempotencyKey();
  const { data } = useQuery(ownAbsencesQuery(today, today));
  const [isBusy, setBusy] = useState(false);
  const current = data?.data.find(({ isOpen, status }) => isOpen && status === 'approved');
  const during = async (failed: string, act: () => Promise<void>) => {
    setBusy(true);
    try {
      await changeAbsence(act);
    } catch (error) {
      toastFailure(failed, { text: describeError(error), onRetry: () => void during(failed, act) });
    } finally {
      setBusy(false);
      // One button gives way to the other.
      recoverFocus(() => document.querySelector<HTMLElement>('[data-illness]'));
    }
  };
  const takeBack = (absenceId: string) =>
    during(texts.undoFailed, async () => {
      await call(deleteAbsence, { params: { absenceId } });
      toastSuccess(texts.undone);
    });
  const report = () =>
    during(texts.reportFailed, async () => {
      const body = { type: 'sickness', startDate: today, isOpen: true } as const;
      const { absenceId } = await call(
        applyForAbsence,
        { body },
        { idempotencyKey: idempotency.keyFor(body) },
      );
      idempotency.done();
      toastUndo(texts.reported, () => void takeBack(absenceId));
    });
  const end = (entry: Entry) =>
    during(texts.wellFailed, async () => {
      const endDate = lastDayWhenWell(entry, today);
      await call(endAbsence, { params: { absenceId: entry.absenceId }, body: { endDate } });
      toastSuccess(texts.wellAgain(endDate));
    });
  return { current, mayReport: data !== undefined && current === undefined, isBusy, report, end };
}
