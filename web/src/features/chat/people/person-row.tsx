import type { ChatPerson } from '@driftig/contracts/chat/routes';
import { Link } from 'react-router-dom';

import { usePersonPicture } from '../../../api/queries/person-picture.ts';
import { chatWith } from '../../../paths.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { texts } from '../texts.ts';
import classes from './people.module.css';
import { RowWords } from './row-words.tsx';

/** `state` of a link from the list: the way back is the browser's own. */
export const fromList = { fromList: true } as const;

/** For a person who has left: the second line says that. */
const nothing = { lastAt: '', lastText: '', lastBy: '' };

export function PersonRow({ person, isChosen }: { person: ChatPerson; isChosen: boolean }) {
  const { id, name, department, unreadCount, isActive } = person;
  const picture = usePersonPicture(person);
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
        data-left={!isActive || undefined}
      >
        <Avatar name={name} size={40} {...picture} />
        <RowWords
          name={name}
          newest={isActive ? person : nothing}
          isGroup={false}
          otherwise={isActive ? department : texts.hasLeft}
          unread={unread}
        />
      </Link>
    </li>
  );
}

/** By which the focus finds the row again when the conversation is left on a phone. */
export const rowIdOf = (id: string) => `chat-person-${id}`;
