/** FieldRow { children } — fields side by side, wrapping when there is no room. */
import type { ReactNode } from 'react';
import classes from './form.module.css';

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
