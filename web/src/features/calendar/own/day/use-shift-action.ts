import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { DateText } from '@driftig/domain/dates';
import { useState } from 'react';

import { call } from '../../../../api/client.ts';
import { ApiError, messageOf } from '../../../../api/errors.ts';
import { invalidate } from '../../../../api/queries/changes.ts';
import { toastFailure, toastSuccess } from '../../../../ui/feedback/toast.tsx';
import { texts } from '../texts.ts';

const { requestShift, startStopShift } = calendarRoutes;
const conflict = 409;

/**
 * Changes a shift and shows the server's message; the call itself makes the calendar stale. After a 409
 * the calendar is read again, since the shift is another one than was shown. Rethrows.
 */
async function changeShift(change: () => Promise<{ readonly message: string }>): Promise<void> {
  try {
    const { message } = await change();
    toastSuccess(message);
  } catch (error) {
    if (error instanceof ApiError && error.status === conflict)
      await invalidate(new Set(['calendar', 'getTimer']));
    throw error;
  }
}

/** Does what the button of a shift's status does (product S13). */
export function useShiftAction({ id: orderId, status }: EmployeeOrder) {
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await changeShift(() => call(requestShift, { body: { orderId, status } }));
    } catch (error) {
      toastFailure(messageOf(error, texts.requestFailed));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act: () => void act() };
}

/** Starts the timer on a shift, or ends it (product K21). Throws what the dialog shows. */
export function startOrEnd({ id: orderId, isRunning }: EmployeeOrder, selectedDate: DateText) {
  return changeShift(() => call(startStopShift, { body: { orderId, selectedDate, isRunning } }));
}
