import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { chatGroupsQuery } from '../../../api/queries/chat-people.ts';
import { ApiError, errorIdOf } from '../../../api/errors.ts';
import { live } from '../../../api/live/live.ts';
import { useUser } from '../../../api/session/session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { partnerOfGroup } from '../partner.ts';
import { NoConversation } from '../conversation/no-conversation.tsx';
import { BackButton } from '../conversation/conversation-head.tsx';
import conversationClasses from '../conversation/conversation.module.css';
import { Conversation } from '../conversation/conversation.tsx';
import { texts } from '../texts.ts';
import { groupQuery } from './queries.ts';

/** The conversation of a group, for its members and for managers. */
export function GroupConversation({ id, at }: { id: string; at: number | undefined }) {
  const group = useQuery(groupQuery(id));
  useJoining(id, group.data?.isIn === false, () => void group.refetch());
  // The unread count decides the place of 'Nye beskeder', so it must be known first.
  const list = useQuery(chatGroupsQuery);
  if (isGone(group.error)) return <NoConversation text={texts.notInGroup} />;
  if (group.data !== undefined && !list.isPending) {
    const unread = list.data?.find((one) => one.id === id)?.unreadCount ?? 0;
    return <Conversation partner={partnerOfGroup(group.data, unread)} at={at} />;
  }
  return (
    <section className={conversationClasses.conversation} aria-label={texts.title}>
      <div className={conversationClasses.head}>
        <BackButton />
      </div>
      <div className={conversationClasses.middle}>
        {group.error === null ? (
          <SkeletonRows rows={4} height={44} />
        ) : (
          <div className={conversationClasses.alone}>
            <ErrorState
              title={texts.conversationFailed}
              text=""
              errorId={errorIdOf(group.error)}
              onRetry={() => void group.refetch()}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** A manager who reads along is in the group with the first message that they write. */
function useJoining(groupId: string, readsAlong: boolean, join: () => void) {
  const { id: ownId } = useUser();
  const joined = useEffectEvent(join);
  useEffect(() => {
    if (!readsAlong) return undefined;
    return live.onFrame((frame) => {
      if (frame.event !== 'receiveMessage' || frame.senderId !== ownId) return;
      if (frame.receiverId === groupId) joined();
    });
  }, [groupId, ownId, readsAlong]);
}

/** There is no such group, or one is not in it any more. */
const isGone = (error: Error | null) => error instanceof ApiError && error.code === 'not_found';
