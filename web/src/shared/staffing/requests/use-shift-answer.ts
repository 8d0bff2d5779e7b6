/** useShiftAnswer(orderId) -> { answer, busy } — a manager's answer to a request for a shift (product K17). */
import { useState } from 'react';

import { describeError } from '../../../api/errors.ts';
import { invalidate } from '../../../api/queries/changes.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { shiftCalls } from '../shift-calls-when-idle.ts';
import { texts } from '../texts.ts';

export interface Requester {
  readonly id: string;
  readonly name: string;
}

export function useShiftAnswer(orderId: string) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  /** True when the answer is stored; otherwise the failure is shown. */
  const answer = async (
    { id, name }: Requester,
    isAccepted: boolean,
    note: string | undefined,
  ): Promise<boolean> => {
    if (busy.has(id)) return false;
    setBusy((now) => new Set(now).add(id));
    try {
      const body = { orderId, employeeId: id, isAccepted, note };
      const { answerRequest } = await shiftCalls();
      const { message } = await answerRequest(body);
      toastSuccess(message);
      return true;
    } catch (error) {
      toastFailure(texts.notAnswered(name), { text: describeError(error) });
      // The request may have been withdrawn, or answered by another manager.
      await invalidate(new Set(['calendar', 'planning', 'listNotifications']));
      return false;
    } finally {
      setBusy((now) => new Set([...now].filter((one) => one !== id)));
    }
  };
  return { answer, busy };
}
