/** useShiftAnswer(orderId) -> { answer, busy } — a manager's answer to a request for a shift (product K17). */
import { useState } from 'react';

import { describeError } from '../../api/errors.ts';
import { invalidate } from '../../api/queries/changes.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.tsx';
import { shiftCalls } from './shift-calls-when-idle.ts';
import { texts } from './texts.ts';

interface Requester {
  readonly id: string;
  readonly name: string;
}

export function useShiftAnswer(orderId: string) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const answer = async ({ id, name }: Requester, isAccepted: boolean): Promise<void> => {
    if (busy.has(id)) return;
    setBusy((now) => new Set(now).add(id));
    try {
      const body = { orderId, employeeId: id, isAccepted };
      const { answerRequest } = await shiftCalls();
      const { message } = await answerRequest(body);
      toastSuccess(message);
    } catch (error) {
      toastFailure(texts.notAnswered(name), { text: describeError(error) });
      // The request may have been withdrawn, or answered by another manager.
      await invalidate(new Set(['calendar', 'planning']));
    } finally {
      setBusy((now) => new Set([...now].filter((one) => one !== id)));
    }
  };
  return { answer, busy };
}
