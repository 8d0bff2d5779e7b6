import type { ChatMessage } from '@driftig/contracts/chat/message';
import { chatRoutes, type ChatPerson } from '@driftig/contracts/chat/routes';
import { channelIdOf } from '@driftig/domain/chat/channel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';

import { live } from '../../../api/live.ts';
import { routeQuery } from '../../../api/route-query.ts';
import { useUser } from '../../../api/session.ts';
import { addMessages, gapBefore, lastReceived, messageOf, olderBefore } from './messages.ts';

const pageQuery = (withId: string, before = 0) =>
  routeQuery(chatRoutes.listMessages, { query: { withId, before } });

/** What is known of a talk: its newest page, older ones as they are asked for, and what comes live. */
export function useTalk({ id: withId, unreadCount }: ChatPerson) {
  const { id: ownId } = useUser();
  const [messages, add] = useReducer(addMessages, []);
  const newest = useQuery({ ...pageQuery(withId), staleTime: 0 });
  const [asked, setAsked] = useState<number>();
  // A gap is what came while there was no connection.
  const before = gapBefore(messages) ?? asked;
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
  return {
    messages,
    newest,
    older,
    olderBefore: olderBefore(messages),
    loadBefore: setAsked,
    readUpTo: useReadUpTo(ownId, withId, messages),
    newFrom: useNewFrom(newest.isFetchedAfterMount ? newest.data : undefined, unreadCount),
  };
}

export type TalkState = ReturnType<typeof useTalk>;

/** How far the other has read: whoever answers has read what is before. */
function useReadUpTo(ownId: string, withId: string, messages: readonly ChatMessage[]): number {
  const [told, setTold] = useState(0);
  useEffect(() => {
    const channelId = channelIdOf({ kind: 'direct', people: [ownId, withId] });
    return live.onFrame((frame) => {
      if (frame.event !== 'messagesRead' || frame.channelid !== channelId) return;
      if (frame.reader_id === withId) setTold((before) => Math.max(before, frame.number));
    });
  }, [ownId, withId]);
  return Math.max(told, lastReceived(messages));
}

/** The first message that was not read when the talk was opened. */
function useNewFrom(page: readonly ChatMessage[] | undefined, unreadCount: number) {
  const [unread] = useState(unreadCount);
  const [last, setLast] = useState<number>();
  if (page !== undefined && last === undefined) setLast(page.at(-1)?.number ?? 0);
  return last === undefined || unread === 0 ? undefined : last - unread + 1;
}
