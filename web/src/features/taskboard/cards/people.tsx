import { VisuallyHidden } from '@mantine/core';

import { Avatar } from '../../../ui/display/avatar.tsx';
import type { BoardPerson } from '../../../shared/board-tasks/board-types.ts';
import classes from './task-card.module.css';

const MOST_SHOWN = 3;

/** People as initials; their names are read aloud and shown on hover. */
export function People({ people }: { people: readonly BoardPerson[] }) {
  if (people.length === 0) return null;
  const names = people.map(({ name }) => name).join(', ');
  const rest = people.length - MOST_SHOWN;
  return (
    <span className={classes.people} title={names}>
      {people.slice(0, MOST_SHOWN).map(({ id, name }) => (
        <Avatar key={id} name={name} size={24} />
      ))}
      {rest > 0 ? <span aria-hidden="true">+{rest}</span> : null}
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  );
}
