import type { ChatGroup } from '@driftig/contracts/chat/groups';
import type { ChatPerson } from '@driftig/contracts/chat/routes';

import { GroupRow } from '../groups/group-row.tsx';
import { texts } from '../texts.ts';
import classes from './people.module.css';
import { PersonRow } from './person-row.tsx';

/** Unread conversations, listed first; renders nothing without any. */
export function UnreadRows({
  conversations,
}: {
  conversations: readonly (ChatPerson | ChatGroup)[];
}) {
  if (conversations.length === 0) return null;
  return (
    <section aria-labelledby="chat-unread">
      <h2 id="chat-unread" className={classes.heading}>
        {texts.unreadConversations}
      </h2>
      <ul className={classes.list}>
        {conversations.map((conversation) =>
          'kind' in conversation ? (
            <GroupRow key={conversation.id} group={conversation} isChosen={false} />
          ) : (
            <PersonRow key={conversation.id} person={conversation} isChosen={false} />
          ),
        )}
      </ul>
    </section>
  );
}
