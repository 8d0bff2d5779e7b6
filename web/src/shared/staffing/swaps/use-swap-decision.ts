import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { describeError } from '../../../api/errors.ts';
import { invalidate } from '../../../api/queries/changes.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { swapTexts as texts } from './texts.ts';

type Swap = AnswerOf<typeof calendarRoutes.listSwaps>[number];

/** A manager's answer to a swap (product K35). */
export function useSwapDecision({ proposer, colleague }: Swap) {
  const [isBusy, setBusy] = useState(false);
  const send = async (isAccepted: boolean, note: string): Promise<void> => {
    setBusy(true);
    try {
      const orders = { orderId: proposer.shift.id, otherOrderId: colleague.shift.id };
      const body = { ...orders, employeeId: proposer.employee.id, isAccepted, note };
      const { message } = await call(calendarRoutes.decideSwap, { body });
      toastSuccess(message);
    } catch (error) {
      toastFailure(texts.failed, { text: describeError(error) });
      // It may have been withdrawn, or answered by another manager.
      await invalidate(new Set(['calendar', 'planning']));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, decide: (isAccepted: boolean, note: string) => void send(isAccepted, note) };
}
