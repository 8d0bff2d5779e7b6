/** useOffer(orderId, onSent) — chooses people, and offers them an order's free shifts (product K23). */
import type { PlannedPerson } from '@driftig/contracts/planning/availability-route';
import { useCallback, useState } from 'react';

import { describeError } from '../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.tsx';
import { shiftCalls } from './shift-calls-when-idle.ts';
import { texts } from './texts.ts';

export function useOffer(orderId: string | undefined, onSent: () => Promise<void>) {
  /** Undefined before the choice begins. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [isSending, setSending] = useState(false);
  const toggle = useCallback(
    (id: string) =>
      setChosen((now = new Set()) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const send = async () => {
    if (orderId === undefined || chosen === undefined) return;
    setSending(true);
    try {
      const body = { orderId, employeeIds: [...chosen] };
      const { sendOffer } = await shiftCalls();
      const { message } = await sendOffer(body);
      setChosen(undefined);
      toastSuccess(message);
      await onSent();
    } catch (error) {
      toastFailure(texts.notOffered, { text: describeError(error) });
    } finally {
      setSending(false);
    }
  };
  return {
    chosen,
    isSending,
    toggle,
    send,
    /** Begins with the people who have the offer, since sending replaces the list. */
    start: (people: readonly PlannedPerson[]) =>
      setChosen(new Set(people.filter(({ isOffered }) => isOffered).map(({ id }) => id))),
    stop: () => setChosen(undefined),
  };
}

export type Offer = ReturnType<typeof useOffer>;
