import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useRef } from 'react';

import { isGroup, type Partner } from '../partner.ts';
import { texts } from '../texts.ts';
import classes from './message-list.module.css';
import { OlderState } from './older-state.tsx';
import type { Outgoing } from './outbox-store.ts';
import type { Outbox } from './outbox.ts';
import { OutgoingMessage } from './outgoing-message.tsx';
import { itemsOf } from './runs.ts';
import { TalkItem } from './talk-item.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useBottom } from './use-bottom.ts';
import { useReached } from './use-reached.ts';
import type { TalkState } from './use-talk.ts';

interface MessageListProps {
  partner: Partner;
  talk: TalkState;
  outgoing: readonly Outgoing[];
  outbox: Outbox;
}

/** The messages from the oldest known to the newest, and below them what is on its way. */
export function MessageList({ partner, talk, outgoing, outbox }: MessageListProps) {
  const { messages, older, olderBefore, loadBefore, standingOf, newFrom } = talk;
  const scroller = useRef<HTMLDivElement>(null);
  const waiting = outgoing.at(-1);
  const last = waiting?.clientId ?? String(messages.at(-1)?.number);
  const { isAway, onScroll, toNewest } = useBottom(scroller, last, waiting !== undefined);
  const canLoad = !older.isFetching && older.error === null;
  const head = useReached(scroller, canLoad ? olderBefore : undefined, loadBefore);
  const lastOwn = messages.findLast(({ type }) => type === 'sent')?.number;
  return (
    <>
      <div
        ref={scroller}
        className={classes.scroller}
        role="log"
        // What is new is announced below; older messages would be read out here as well.
        aria-live="off"
        aria-label={texts.talkWith(partner.name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={classes.messages}>
          {olderBefore !== undefined ? (
            <div ref={head} className={classes.older}>
              <OlderState query={older} />
            </div>
          ) : null}
          {itemsOf(messages, newFrom).map((item) => (
            <TalkItem
              key={keyOf(item)}
              item={item}
              lastOwn={lastOwn}
              standingOf={standingOf}
              isInGroup={isGroup(partner)}
            />
          ))}
          {outgoing.map((one) => (
            <OutgoingMessage key={one.clientId} message={one} outbox={outbox} />
          ))}
        </div>
      </div>
      {isAway ? (
        <button type="button" className={classes.toNewest} onClick={toNewest}>
          <IconArrowDown size={18} stroke={1.6} aria-hidden="true" />
          {texts.toNewest}
        </button>
      ) : null}
      <VisuallyHidden role="status">{useAnnouncement(partner)}</VisuallyHidden>
    </>
  );
}

function keyOf(item: ReturnType<typeof itemsOf>[number]): string {
  if (item.kind === 'day') return item.date;
  return item.kind === 'new' ? 'new' : `run ${item.messages.at(0)?.number}`;
}
