import { IconMailCheck } from '@tabler/icons-react';

import { useUser } from '../../../api/session/session.ts';
import { SendConfirmationAgain } from '../../../features/employees/send-confirmation-again.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';

/**
 * Asks the owner of a new company to confirm their e-mail; until then they cannot invite anyone.
 */
export function UnconfirmedNotice() {
  const { company, email, role, mustEnrol } = useUser();
  if (!company.emailUnconfirmed || role !== 'owner' || mustEnrol) return null;
  return (
    <NoticeBar icon={IconMailCheck} action={<SendConfirmationAgain />}>
      Bekræft din e-mail, før du inviterer kolleger. Vi har sendt et link til {email}.
    </NoticeBar>
  );
}
