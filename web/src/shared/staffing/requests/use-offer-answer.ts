/** useOfferAnswer(orderId) -> { isBusy, answer } — an employee's yes or no to a shift they are offered (product K38). */
import { useState } from 'react';

import { messageOf } from '../../../api/errors.ts';
import { invalidate } from '../../../api/queries/changes.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { shiftCalls } from '../shift-calls-when-idle.ts';

const failed = 'Dit svar er ikke sendt.';

export function useOfferAnswer(orderId: string) {
  const [isBusy, setBusy] = useState(false);
  /** True when the answer is stored; otherwise the failure is shown. */
  const answer = async (isAccepted: boolean): Promise<boolean> => {
    setBusy(true);
    try {
      const { acceptOffer, declineOffer } = await shiftCalls();
      const { message } = await (isAccepted ? acceptOffer(orderId) : declineOffer(orderId));
      toastSuccess(message);
      return true;
    } catch (error) {
      toastFailure(messageOf(error, failed));
      // Another may have taken the shift.
      await invalidate(new Set(['calendar', 'listNotifications']));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, answer };
}
