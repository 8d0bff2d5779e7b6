import { IconPlayerPause } from '@tabler/icons-react';

import { useUser } from '../../api/session.ts';
import { NoticeBar } from '../../ui/feedback/notice-bar.tsx';

/** Whoever works for a suspended company is told before they have typed a whole invoice. */
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
