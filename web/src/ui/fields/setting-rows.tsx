/**
 * SettingRows { children } — fields as rows: name and one-line explanation left, a 248 px control
 * right, hairlines between. Under each other on a phone. Anything else between the fields takes the
 * whole width (a warning under the field that causes it).
 */
import type { ReactNode } from 'react';
import classes from './setting-rows.module.css';

export function SettingRows({ children }: { children: ReactNode }) {
  return <div className={classes.rows}>{children}</div>;
}
