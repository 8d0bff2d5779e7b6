import { callsOf, type Call } from '@driftig/domain/chat/mentions';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';

import { useUser } from '../../../../api/session/session.ts';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { isGroup, type Partner } from '../../partner.ts';
import { texts } from '../../texts.ts';
import classes from './message-list.module.css';
import { OlderState } from './older-state.tsx';
import type { Outgoing } from '../outbox/outbox-store.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { OutgoingMessage } from '../outbox/outgoing-message.tsx';
import { itemsOf } from './runs.ts';
import { ConversationItem } from './conversation-item.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useBottom } from './use-bottom.ts';
import { useFound } from './use-found.ts';
import { useReached } from './use-reached.ts';
import type { ConversationState } from '../use-conversation.ts';

const ConversationLightbox = lazyWhenIdle(() => import('./conversation-lightbox.tsx'));

interface MessageListProps {
  partner: Partner;
  conversation: ConversationState;
  outgoing: readonly Outgoing[];
  outbox: Outbox;
  at: number | undefined;
  /** Leaves a message that was found for the newest ones. */
  onNewest: () => void;
}

/** The messages from the oldest known to the newest, and below them what is on its way. */
export function MessageList({ at, onNewest, ...props }: MessageListProps) {
  const { partner, conversation, outgoing, outbox } = props;
  const { messages, older, olderBefore, newerAfter, loadBefore, standingOf, newFrom } =
    conversation;
  const [opened, setOpened] = useState<string>();
  const scroller = useRef<HTMLDivElement>(null);
  const waiting = outgoing.at(-1);
  const last = waiting?.clientId ?? String(messages.at(-1)?.number);
  const { isAway, onScroll, toNewest } = useBottom(scroller, {
    last,
    isOwn: waiting !== undefined,
    hasNewer: newerAfter !== undefined,
  });
  const canLoad = !older.isFetching && older.error === null;
  const head = useReached(scroller, canLoad ? olderBefore : undefined, loadBefore);
  const foot = useReached(scroller, canLoad ? newerAfter : undefined, conversation.loadAfter);
  useFound(scroller, at);
  const calls = useCalls(partner);
  const lastOwn = messages.findLast(({ type }) => type === 'sent')?.number;
  return (
    <>
      <div
        ref={scroller}
        className={classes.scroller}
        role="log"
        // New messages are announced below; loading older ones would be announced here too.
        aria-live="off"
        aria-label={texts.conversationWith(partner.name)}
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
            <ConversationItem
              key={keyOf(item)}
              item={item}
              lastOwn={lastOwn}
              standingOf={standingOf}
              isInGroup={isGroup(partner)}
              found={at}
              onOpen={setOpened}
              calls={calls}
            />
          ))}
          {newerAfter !== undefined ? (
            <div ref={foot} className={classes.older}>
              <OlderState query={older} label={texts.loadingNewer} />
            </div>
          ) : null}
          {outgoing.map((one) => (
            <OutgoingMessage key={one.clientId} message={one} outbox={outbox} calls={calls} />
          ))}
        </div>
      </div>
      {isAway || newerAfter !== undefined ? (
        <button
          type="button"
          className={classes.toNewest}
          onClick={newerAfter === undefined ? toNewest : onNewest}
        >
          <IconArrowDown size={18} stroke={1.6} aria-hidden="true" />
          {texts.toNewest}
        </button>
      ) : null}
      <OpenedPicture messages={messages} opened={opened} onShow={setOpened} />
      <VisuallyHidden role="status">{useAnnouncement(partner)}</VisuallyHidden>
    </>
  );
}

interface OpenedPictureProps {
  messages: ConversationState['messages'];
  /** The id of its message; undefined while none is open. */
  opened: string | undefined;
  onShow: (messageId: string | undefined) => void;
}

function OpenedPicture({ messages, opened, onShow }: OpenedPictureProps) {
  if (opened === undefined) return null;
  return (
    <Suspense>
      <ConversationLightbox
        messages={messages}
        shown={opened}
        onShow={onShow}
        onClose={() => onShow(undefined)}
      />
    </Suspense>
  );
}

/** Names of the members; does not include managers who only read. */
function useCalls({ others, isIn }: Partner): readonly Call<unknown>[] {
  const { name } = useUser();
  return callsOf(isIn ? [{ name }, ...others] : others);
}

function keyOf(item: ReturnType<typeof itemsOf>[number]): string {
  if (item.kind === 'day') return item.date;
  return item.kind === 'new' ? 'new' : `run ${item.messages.at(0)?.number}`;
}
