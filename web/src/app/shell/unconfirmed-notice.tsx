import { authRoutes } from '@driftig/contracts/auth/routes';
import { Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';

import { call } from '../../api/client.ts';
import { describeError } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { NoticeBar } from '../../ui/feedback/notice-bar.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.tsx';

/** Asks the owner of a new company to confirm their e-mail; until then nobody can be invited. */
export function UnconfirmedNotice() {
  const { company, email, role } = useUser();
  const [isSending, setIsSending] = useState(false);
  if (!company.emailUnconfirmed || role !== 'owner') return null;
  const sendAgain = async () => {
    setIsSending(true);
    try {
      toastSuccess((await call(authRoutes.resendConfirmation, {})).message);
    } catch (error) {
      toastFailure('Mailen blev ikke sendt.', { text: describeError(error) });
    }
    setIsSending(false);
  };
  return (
    <NoticeBar
      icon={IconMailCheck}
      action={
        <Button size="compact-sm" loading={isSending} onClick={() => void sendAgain()}>
          Send linket igen
        </Button>
      }
    >
      Bekræft din e-mail, før du inviterer kolleger. Vi har sendt et link til {email}.
    </NoticeBar>
  );
}
