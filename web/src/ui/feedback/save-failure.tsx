/**
 * SaveFailure { text, isOffline, offlineText?, action } — why something was not saved; '' where it is the
 * connection alone. Without one it also says what is kept, and offers `action`, the button that tries again.
 */
import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { recoverFocus } from '../focus/recover-focus.ts';
import classes from './save-failure.module.css';

const OFFLINE = 'Der er ingen forbindelse. Det, du har skrevet, er der stadig.';

interface SaveFailureProps {
  text: string;
  isOffline: boolean;
  offlineText?: string;
  action: ReactNode;
}

export function SaveFailure(props: SaveFailureProps) {
  const { text, isOffline, offlineText = OFFLINE, action } = props;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may be far below the alert.
    alert.current?.scrollIntoView({ block: 'nearest' });
    const place = alert.current?.closest<HTMLElement>('[role="dialog"], main');
    // Trying again removes the button that was pressed.
    return () => {
      if (place) recoverFocus(() => place);
    };
  }, []);
  return (
    <Alert color="red" role="alert" ref={alert} className={classes.failure ?? ''}>
      {text}
      {isOffline ? (
        <>
          <p className={classes.help}>{offlineText}</p>
          {action}
        </>
      ) : null}
    </Alert>
  );
}
