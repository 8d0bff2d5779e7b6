import type { Call } from '@driftig/domain/chat/mentions';
import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';

import { texts } from '../../texts.ts';
import { Bubble } from '../messages/bubble.tsx';
import classes from '../messages/message-list.module.css';
import type { Outgoing } from './outbox-store.ts';
import { OutgoingPicture } from './outgoing-picture.tsx';
import type { Outbox } from './outbox.ts';
import { useIsLive } from './use-outbox.ts';

interface OutgoingMessageProps {
  message: Outgoing;
  outbox: Outbox;
  /** Names of the members, for mentions. */
  calls: readonly Call<unknown>[];
}

function stateText(
  { state, fileName }: Outgoing,
  { isLive, percent }: { readonly isLive: boolean; readonly percent: number },
): string {
  if (state === 'stored') return texts.sent;
  if (!isLive && (state === 'waiting' || fileName === undefined)) return texts.waiting;
  if (fileName === undefined) return texts.sending;
  if (state === 'waiting') return texts.waitsItsTurn;
  return percent < 100 ? texts.sendingPicture(percent) : texts.storingPicture;
}

/** A message on its way, or one that did not get through, with what can be done about it. */
export function OutgoingMessage({ message, outbox, calls }: OutgoingMessageProps) {
  const isLive = useIsLive();
  const { clientId, text, state, reason, fileName } = message;
  const percent = useSyncExternalStore(outbox.subscribe, () => outbox.percentOf(clientId));
  // A sent message may be stored already, so it cannot be taken back.
  const canTakeBack = fileName !== undefined && state !== 'stored' && percent < 100;
  return (
    <div className={classes.run} data-own data-outgoing>
      {fileName === undefined ? (
        <Bubble text={text} isOwn calls={calls} />
      ) : (
        <OutgoingPicture
          file={outbox.fileOf(clientId)}
          name={fileName}
          percent={state === 'sending' ? percent : undefined}
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
        <div>
          <p className={classes.time}>{stateText(message, { isLive, percent })}</p>
          {canTakeBack ? (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={texts.takeBackOf(fileName)}
              onClick={() => outbox.remove(clientId)}
            >
              {texts.takeBack}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
