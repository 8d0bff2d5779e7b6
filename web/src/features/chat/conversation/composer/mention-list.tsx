import { Avatar } from '../../../../ui/display/avatar.tsx';
import type { Partner } from '../../partner.ts';
import { texts } from '../../texts.ts';
import classes from './mention-list.module.css';

type Person = Partner['others'][number];

interface MentionListProps {
  people: readonly Person[];
  active: number;
  onChoose: (person: Person) => void;
}

export const mentionListId = 'chat-mentions';
export const mentionId = ({ id }: Person) => `chat-mention-${id}`;

/** The people of a group whose name one is writing; the field keeps the focus. */
export function MentionList({ people, active, onChoose }: MentionListProps) {
  return (
    <div id={mentionListId} role="listbox" aria-label={texts.mention} className={classes.list}>
      {people.map((person, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
        <div
          key={person.id}
          id={mentionId(person)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classes.option}
          // Before the click, which would take the focus from the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar name={person.name} size={28} />
          <span className={classes.name}>{person.name}</span>
        </div>
      ))}
    </div>
  );
}
