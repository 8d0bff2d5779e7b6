/** Faces { people } — the avatars of some people, with their names beside them. */
import type { Face } from '@driftig/contracts/employees/face';

import { usePersonPicture } from '../../api/queries/person-picture.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import classes from './faces.module.css';

/** More are named and not drawn. */
const mostDrawn = 5;

export function Faces({ people }: { people: readonly Face[] }) {
  return (
    <span className={classes.faces}>
      <span className={classes.stack}>
        {people.slice(0, mostDrawn).map((person) => (
          <OneFace key={person.id} person={person} />
        ))}
      </span>
      <span className={classes.names}>{people.map(({ name }) => name).join(', ')}</span>
    </span>
  );
}

function OneFace({ person }: { person: Face }) {
  const picture = usePersonPicture(person);
  return <Avatar name={person.name} size={28} {...picture} />;
}
