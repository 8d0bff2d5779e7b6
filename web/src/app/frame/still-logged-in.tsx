import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { logOut } from '../log-out.ts';
import classes from './still-logged-in.module.css';

const texts = {
  title: 'Du er ikke logget helt ud',
  text: 'Vi kunne ikke nå serveren. Skærmen er lukket, og intet ligger tilbage i browseren, men din session er stadig åben. Vi prøver igen, så snart der er forbindelse.',
  again: 'Prøv igen',
};

// Default export: loaded when the browser is idle, since there may be no connection when it is needed.
/** Above everything, an open menu too: a button, and another try by itself when the connection is back. */
export default function StillLoggedIn() {
  const [isTrying, setTrying] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const again = () => {
    setTrying(true);
    // Where it fails again, this stays.
    void logOut().catch(() => setTrying(false));
  };
  const onOnline = useEffectEvent(again);
  useEffect(() => {
    const online = () => onOnline();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.page}
      role="alertdialog"
      aria-label={texts.title}
      onCancel={(event) => event.preventDefault()}
      data-over-lock
    >
      <div className={classes.box}>
        <h2 className={classes.title}>{texts.title}</h2>
        <p className={classes.text}>{texts.text}</p>
        <Button variant="filled" loading={isTrying} onClick={again} autoFocus>
          {texts.again}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
