import type { ChatGroup } from '@driftig/contracts/chat/groups';
import { Link } from 'react-router-dom';

import { chatWith } from '../../../paths.ts';
import { UnreadBadge } from '../../../ui/display/unread-badge.tsx';
import classes from '../people/people.module.css';
import { fromList, rowIdOf } from '../people/person-row.tsx';
import { firstName } from '../partner.ts';
import { texts } from '../texts.ts';
import { GroupSign } from './group-sign.tsx';

export function GroupRow({ group, isChosen }: { group: ChatGroup; isChosen: boolean }) {
  const { id, kind, name, unreadCount } = group;
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
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.department}>{newestOf(group)}</span>
        </span>
        <UnreadBadge count={unread} label={texts.unread(unread)} />
      </Link>
    </li>
  );
}

/** 'Jonas: Vi læsser kl. 7', or how many are in it while nothing is written. */
function newestOf({ lastAt, lastBy, lastText, people }: ChatGroup): string {
  if (lastAt === '' || lastBy === '') return texts.peopleIn(people);
  return texts.said(lastBy === texts.me ? texts.you : firstName(lastBy), lastText || texts.picture);
}
