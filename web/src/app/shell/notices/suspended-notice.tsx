import { IconPlayerPause } from '@tabler/icons-react';

import { useUser } from '../../../api/session/session.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';

/** Warns users of a suspended company that nothing can be saved. */
export function SuspendedNotice() {
  const { company } = useUser();
  if (!company.suspended) return null;
  return (
    <NoticeBar icon={IconPlayerPause}>
      Virksomheden er sat på pause. I kan se alt, men ikke ændre noget. Skriv til os for at åbne
      igen.
    </NoticeBar>
  );
}
