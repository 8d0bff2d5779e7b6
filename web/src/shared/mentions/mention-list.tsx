import { Avatar } from '../../ui/display/avatar.tsx';
import classes from './mention-list.module.css';
import { mentionId, mentionListId } from './mention-props.ts';
import type { MentionedPerson } from './mentions.ts';

interface MentionListProps {
  label: string;
  people: readonly MentionedPerson[];
  active: number;
  choose: (person: MentionedPerson) => void;
}

/** The people whose name one is writing; the field keeps the focus. */
export function MentionList({ label, people, active, choose }: MentionListProps) {
  if (people.length === 0) return null;
  return (
    <div id={mentionListId} role="listbox" aria-label={label} className={classes.list}>
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
          onClick={() => choose(person)}
        >
          <Avatar name={person.name} size={28} />
          <span className={classes.name}>{person.name}</span>
        </div>
      ))}
    </div>
  );
}
