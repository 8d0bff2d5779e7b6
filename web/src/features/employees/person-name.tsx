import { usePersonPicture } from '../../api/queries/person-picture.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import classes from './people.module.css';

interface PersonNameProps {
  name: string;
  person: { readonly id: string; readonly hasPicture: boolean };
}

export function PersonName({ name, person }: PersonNameProps) {
  const picture = usePersonPicture(person);
  return (
    <span className={classes.person}>
      <span className={classes.avatar}>
        <Avatar name={name} size={24} {...picture} />
      </span>
      <span className={classes.name}>{name}</span>
    </span>
  );
}
