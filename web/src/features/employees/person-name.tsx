import { Avatar } from '../../ui/display/avatar.tsx';
import classes from './people.module.css';

export function PersonName({ name }: { name: string }) {
  return (
    <span className={classes.person}>
      <span className={classes.avatar}>
        <Avatar name={name} size={24} />
      </span>
      <span className={classes.name}>{name}</span>
    </span>
  );
}
