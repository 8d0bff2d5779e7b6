import type { ChatMessage } from '@driftig/contracts/chat/message';
import { chatRoutes } from '@driftig/contracts/chat/routes';
import { channelIdOf, channelWith } from '@driftig/domain/chat/channel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';

import { live } from '../../../api/live/live.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { useUser } from '../../../api/session/session.ts';
import type { Partner } from '../partner.ts';
import { addMessages, gapBefore, messageOf, olderBefore } from './messages/messages.ts';
import { newerAfter, pageAfter, pageAround, segmentAround } from './messages/segment.ts';
import { readsOf, standingText, type Reads } from './messages/standing.ts';

const pageQuery = (withId: string, before = 0) =>
  routeQuery(chatRoutes.listMessages, { query: { withId, before } });

const readAlongMs = 20_000;

/**
 * Messages of a conversation: its newest page, older ones on demand, and live ones. At a found
 * message it holds the messages around it, which grow both ways.
 */
export function useConversation(partner: Partner, at: number | undefined) {
  const { id: withId, unreadCount, isIn } = partner;
  const { id: ownId } = useUser();
  const [messages, add] = useReducer(addMessages, []);
  // Managers who only read get no frames, so they poll.
  const refetchInterval = isIn ? false : readAlongMs;
  const newest = useQuery({ ...pageQuery(withId), staleTime: 0, refetchInterval });
  const [asked, setAsked] = useState(at === undefined ? undefined : pageAround(at));
  // A gap is what came while there was no connection.
  const before = (at === undefined ? gapBefore(messages) : undefined) ?? asked;
  const older = useQuery({
    ...pageQuery(withId, before),
    enabled: before !== undefined,
    staleTime: Infinity,
  });
  useEffect(() => add(newest.data ?? []), [newest.data]);
  useEffect(() => add(older.data ?? []), [older.data]);
  useEffect(
    () =>
      live.onFrame((frame) => {
        const message =
          frame.event === 'receiveMessage' ? messageOf(frame, ownId, withId) : undefined;
        if (message !== undefined) add([message]);
      }),
    [ownId, withId],
  );
  const shown = at === undefined ? messages : segmentAround(messages, at);
  return {
    messages: shown,
    newest,
    older,
    olderBefore: olderBefore(shown),
    newerAfter: at === undefined ? undefined : newerAfter(shown, messages),
    loadBefore: setAsked,
    loadAfter: (number: number) => setAsked(pageAfter(number)),
    standingOf: useStanding(ownId, partner, messages),
    newFrom: useNewFrom(
      newest.isFetchedAfterMount && at === undefined ? newest.data : undefined,
      unreadCount,
    ),
  };
}

export type ConversationState = ReturnType<typeof useConversation>;

/** Returns the state of the user's message by its number. */
function useStanding(ownId: string, partner: Partner, messages: readonly ChatMessage[]) {
  const { id: withId } = partner;
  const [told, tell] = useReducer(further, new Map());
  useEffect(() => {
    const channelId = channelIdOf(channelWith(ownId, withId));
    return live.onFrame((frame) => {
      if (frame.event === 'messagesRead' && frame.channelId === channelId) tell(frame);
    });
  }, [ownId, withId]);
  const reads = readsOf(partner, messages, told);
  return (number: number) => standingText(partner, reads, number);
}

/** Moves the read marker forward only. */
function further(told: Reads, { readerId: id, number }: { readerId: string; number: number }) {
  return new Map(told).set(id, Math.max(told.get(id) ?? 0, number));
}

/** The first message that was not read when the conversation was opened. */
function useNewFrom(page: readonly ChatMessage[] | undefined, unreadCount: number) {
  const [unread] = useState(unreadCount);
  const [last, setLast] = useState<number>();
  if (page !== undefined && last === undefined) setLast(page.at(-1)?.number ?? 0);
  return last === undefined || unread === 0 ? undefined : last - unread + 1;
}
