import { IconMailCheck } from '@tabler/icons-react';
import { useEffect } from 'react';

import { refreshUser } from '../../../api/session/check-session.ts';
import { useUser } from '../../../api/session/session.ts';
import { SendConfirmationAgain } from '../../../shared/unconfirmed/send-confirmation-again.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';

/**
 * Asks the owner of a new company to confirm their e-mail; until then they send no mails to customers and
 * invite no one.
 */
export function UnconfirmedNotice() {
  const { company, role, mustEnrol } = useUser();
  if (!company.emailUnconfirmed || role !== 'owner' || mustEnrol) return null;
  return <Unconfirmed />;
}

function Unconfirmed() {
  const { email } = useUser();
  useRefreshOnReturn();
  return (
    <NoticeBar icon={IconMailCheck} action={<SendConfirmationAgain />}>
      Bekræft din e-mail, før du sender fakturaer og inviterer kolleger. Vi har sendt et link til{' '}
      {email}.
    </NoticeBar>
  );
}

/** The link opens in another tab, so the user is read anew when this one is seen again. */
function useRefreshOnReturn(): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshUser();
    };
    document.addEventListener('visibilitychange', refresh);
    globalThis.addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      globalThis.removeEventListener('focus', refresh);
    };
  }, []);
}
