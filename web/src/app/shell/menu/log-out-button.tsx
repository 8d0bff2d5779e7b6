import { IconLogout } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { logOut } from '../../log-out.ts';
import { useUser } from '../../../api/session/session.ts';
import { hasWaiting } from '../../../api/session/waiting.ts';
import { loadable } from '../../../ui/loading/loadable.tsx';
import classes from './sidebar.module.css';

const LogOutQuestion = loadable(() => import('./log-out-question.tsx'));

/** Logs out; first asks where something waits for a connection, which goes with it. */
export function LogOutButton({ onChosen }: { onChosen: (() => void) | undefined }) {
  const { id } = useUser();
  const [isLeaving, setLeaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut().catch(() => setLeaving(false));
  };
  const press = () => {
    if (!hasWaiting(id)) return leave();
    // The menu of a phone is above every other dialog.
    onChosen?.();
    return setAsking(true);
  };
  return (
    <>
      <button type="button" className={classes.item} onClick={press} disabled={isLeaving}>
        <IconLogout size={18} stroke={1.6} />
        Log Out
      </button>
      {isAsking ? (
        <Suspense>
          <LogOutQuestion userId={id} onClose={() => setAsking(false)} onLeave={leave} />
        </Suspense>
      ) : null}
    </>
  );
}
