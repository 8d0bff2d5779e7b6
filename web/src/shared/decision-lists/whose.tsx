/** The employee of an edited row; a new row has a field instead. */
import { texts } from './texts.ts';
import classes from './whose.module.css';

export function Whose({ name }: { name: string }) {
  return (
    <div className={classes.person}>
      <span>{texts.employee}</span>
      <b>{name}</b>
    </div>
  );
}
