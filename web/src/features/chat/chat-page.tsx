import type { ChatPerson } from '@driftig/contracts/chat/routes';
import { isGroupId } from '@driftig/domain/chat/group-id';
import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { chatPeopleQuery, useHasChat } from '../../api/queries/chat-people.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePageTitle } from '../../ui/layout/use-page-title.ts';
import classes from './chat-page.module.css';
import { GroupConversation } from './groups/group-conversation.tsx';
import { partnerOfPerson } from './partner.ts';
import { People } from './people/people.tsx';
import { ChatOffer } from './plan-offer.tsx';
import { NoConversation } from './conversation/no-conversation.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { texts } from './texts.ts';

/**
 * Conversations between colleagues (product C1 to C15): who there is, and the conversation with the
 * chosen one.
 */
export default function ChatPage() {
  return useHasChat() ? <Chat /> : <ChatOffer />;
}

function Chat() {
  usePageTitle(texts.title);
  const [params] = useSearchParams();
  const query = useQuery(chatPeopleQuery);
  const withId = params.get('with') ?? undefined;
  const person = query.data?.find(({ id, isMe }) => id === withId && !isMe);
  const groupId = withId !== undefined && isGroupId(withId) ? withId : undefined;
  const openId = person?.id ?? groupId;
  const isUnknown = openId === undefined && withId !== undefined && query.data !== undefined;
  const at = numberOf(params.get('at'));
  // On a phone the list and the conversation take turns.
  return (
    <div
      className={classes.chat}
      data-fills-window
      data-conversation-open={openId !== undefined || isUnknown || undefined}
    >
      <People query={query} chosenId={openId} />
      <Chosen
        // A message that was found is another way into the conversation.
        key={`${openId} ${at}`}
        person={person}
        groupId={groupId}
        at={at}
        isUnknown={isUnknown}
      />
    </div>
  );
}

/** The number of a message in the address; undefined for none. */
function numberOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

interface ChosenProps {
  person: ChatPerson | undefined;
  groupId: string | undefined;
  at: number | undefined;
  isUnknown: boolean;
}

function Chosen({ person, groupId, at, isUnknown }: ChosenProps) {
  if (groupId !== undefined) return <GroupConversation id={groupId} at={at} />;
  if (person !== undefined) return <Conversation partner={partnerOfPerson(person)} at={at} />;
  if (isUnknown) return <NoConversation text={texts.unknownText} />;
  return (
    <div className={classes.nobody}>
      <EmptyState icon={IconMessageCircle} title={texts.nobody} />
    </div>
  );
}
