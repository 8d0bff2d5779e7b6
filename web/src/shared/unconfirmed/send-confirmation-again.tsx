import { confirmationRoutes } from '@driftig/contracts/auth/confirmation';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { call } from '../../api/client.ts';
import { describeError } from '../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.tsx';

/** Sends the link that confirms the owner's e-mail anew. */
export function SendConfirmationAgain() {
  const [isSending, setIsSending] = useState(false);
  const sendAgain = async () => {
    setIsSending(true);
    try {
      toastSuccess((await call(confirmationRoutes.resendConfirmation, {})).message);
    } catch (error) {
      toastFailure('Mailen blev ikke sendt.', { text: describeError(error) });
    }
    setIsSending(false);
  };
  return (
    <Button size="compact-sm" loading={isSending} onClick={() => void sendAgain()}>
      Send linket igen
    </Button>
  );
}
