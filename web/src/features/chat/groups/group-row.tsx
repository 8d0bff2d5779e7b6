import type { ChatGroup } from '@driftig/contracts/chat/groups';
import { Link } from 'react-router-dom';

import { chatWith } from '../../../paths.ts';
import classes from '../people/people.module.css';
import { fromList, rowIdOf } from '../people/person-row.tsx';
import { RowWords } from '../people/row-words.tsx';
import { texts } from '../texts.ts';
import { GroupSign } from './group-sign.tsx';

export function GroupRow({ group, isChosen }: { group: ChatGroup; isChosen: boolean }) {
  const { id, kind, name, unreadCount, people } = group;
  // The open conversation is being read.
  const unread = isChosen ? 0 : unreadCount;
  return (
    <li>
      <Link
        to={chatWith(id)}
        state={fromList}
        id={rowIdOf(id)}
        className={classes.row ?? ''}
        aria-current={isChosen ? 'true' : undefined}
        data-unread={unread > 0 || undefined}
      >
        <GroupSign kind={kind} size={40} />
        <RowWords
          name={name}
          newest={group}
          isGroup
          otherwise={texts.peopleIn(people)}
          unread={unread}
        />
      </Link>
    </li>
  );
}
