/** Whose { name } — the person of a row that is edited, where a new one has a field. */
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
