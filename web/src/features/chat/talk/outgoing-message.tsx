import type { Call } from '@driftig/domain/chat/mentions';
import { Button } from '@mantine/core';

import { texts } from '../texts.ts';
import { Bubble } from './bubble.tsx';
import classes from './message-list.module.css';
import type { Outgoing } from './outbox-store.ts';
import { OutgoingPicture } from './outgoing-picture.tsx';
import type { Outbox } from './outbox.ts';
import { useIsLive } from './use-outbox.ts';

interface OutgoingMessageProps {
  message: Outgoing;
  outbox: Outbox;
  /** What the people of the talk are called. */
  calls: readonly Call<unknown>[];
}

function stateText({ state, fileName }: Outgoing, isLive: boolean): string {
  if (state === 'stored') return texts.sent;
  if (!isLive && state === 'waiting') return texts.waiting;
  if (!isLive && fileName === undefined) return texts.waiting;
  return fileName === undefined ? texts.sending : texts.sendingPicture;
}

/** A message on its way, or one that did not get through, with what can be done about it. */
export function OutgoingMessage({ message, outbox, calls }: OutgoingMessageProps) {
  const isLive = useIsLive();
  const { clientId, text, state, reason } = message;
  return (
    <div className={classes.run} data-own data-outgoing>
      {message.fileName === undefined ? (
        <Bubble text={text} isOwn calls={calls} />
      ) : (
        <OutgoingPicture
          file={outbox.fileOf(clientId)}
          name={message.fileName}
          isBusy={state !== 'failed' && state !== 'stored'}
        />
      )}
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
        <p className={classes.time}>{stateText(message, isLive)}</p>
      )}
    </div>
  );
}
