import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { InputOf } from '@driftig/contracts/core/route';
import { useState } from 'react';

import { call } from '../../../../api/client.ts';
import { messageOf } from '../../../../api/errors.ts';
import { invalidate } from '../../../../api/queries/changes.ts';
import { toastFailure, toastSuccess } from '../../../../ui/feedback/toast.tsx';
import { texts } from './texts.ts';

type Body<Key extends 'proposeSwap' | 'answerSwap'> = InputOf<(typeof calendarRoutes)[Key]>['body'];

export const proposeSwap = (body: Body<'proposeSwap'>) =>
  call(calendarRoutes.proposeSwap, { body });

export const answerSwap = (body: Body<'answerSwap'>) => call(calendarRoutes.answerSwap, { body });

/** Sends a step of a swap and shows the server's message. Gives whether it succeeded. */
export function useSwapCall() {
  const [isBusy, setBusy] = useState(false);
  const send = async (step: () => Promise<{ readonly message: string }>): Promise<boolean> => {
    setBusy(true);
    try {
      const { message } = await step();
      toastSuccess(message);
      return true;
    } catch (error) {
      toastFailure(messageOf(error, texts.failed));
      // The swap, or one of its shifts, is another one than was shown.
      await invalidate(new Set(['calendar']));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, send };
}
