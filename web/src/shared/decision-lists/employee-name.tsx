/** The employee of an edited row; a new row has a field instead. */
import { texts } from './texts.ts';
import classes from './employee-name.module.css';

export function EmployeeName({ name }: { name: string }) {
  return (
    <div className={classes.person}>
      <span>{texts.employee}</span>
      <b>{name}</b>
    </div>
  );
}
