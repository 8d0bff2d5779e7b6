import { Button } from '@mantine/core';

import { texts } from '../texts.ts';
import { Bubble } from './bubble.tsx';
import classes from './message-list.module.css';
import type { Outgoing } from './outbox-store.ts';
import type { Outbox } from './outbox.ts';
import { useIsLive } from './use-outbox.ts';

interface OutgoingMessageProps {
  message: Outgoing;
  outbox: Outbox;
}

/** A message on its way, or one that did not get through, with what can be done about it. */
export function OutgoingMessage({ message, outbox }: OutgoingMessageProps) {
  const isLive = useIsLive();
  const { clientId, text, state, reason } = message;
  return (
    <div className={classes.run} data-own data-outgoing>
      <Bubble text={text} isOwn />
      {state === 'failed' ? (
        <div className={classes.failed}>
          <p role="alert">
            {texts.notSent} {reason}
          </p>
          <Button size="compact-sm" onClick={() => outbox.resend(clientId)}>
            {texts.sendAgain}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => outbox.remove(clientId)}>
            {texts.remove}
          </Button>
        </div>
      ) : (
        <p className={classes.time}>{isLive ? texts.sending : texts.waiting}</p>
      )}
    </div>
  );
}
