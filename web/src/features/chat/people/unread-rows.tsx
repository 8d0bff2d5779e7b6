import type { ChatGroup } from '@driftig/contracts/chat/groups';
import type { ChatPerson } from '@driftig/contracts/chat/routes';

import { GroupRow } from '../groups/group-row.tsx';
import { texts } from '../texts.ts';
import classes from './people.module.css';
import { PersonRow } from './person-row.tsx';

/** Unread conversations, listed first; renders nothing without any. */
export function UnreadRows({ talks }: { talks: readonly (ChatPerson | ChatGroup)[] }) {
  if (talks.length === 0) return null;
  return (
    <section aria-labelledby="chat-unread">
      <h2 id="chat-unread" className={classes.heading}>
        {texts.unreadTalks}
      </h2>
      <ul className={classes.list}>
        {talks.map((talk) =>
          'kind' in talk ? (
            <GroupRow key={talk.id} group={talk} isChosen={false} />
          ) : (
            <PersonRow key={talk.id} person={talk} isChosen={false} />
          ),
        )}
      </ul>
    </section>
  );
}
