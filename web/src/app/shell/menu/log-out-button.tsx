import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';

import { logOut } from '../../log-out.ts';
import { useUser } from '../../../api/session/session.ts';
import { forgetWaiting, hasWaiting } from '../../../api/session/waiting.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import classes from './sidebar.module.css';

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
        <ConfirmDialog
          opened
          onClose={() => setAsking(false)}
          onConfirm={() => {
            forgetWaiting(id);
            setAsking(false);
            leave();
          }}
          title="Log ud uden at sende dine timer?"
          confirmLabel="Log ud, og slet dem"
          cancelLabel="Bliv her"
          danger
        >
          Du har timer, der venter på net. De ligger kun på denne enhed og kan ikke hentes frem
          igen.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
