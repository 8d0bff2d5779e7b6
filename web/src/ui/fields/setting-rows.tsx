/**
 * SettingRows { children } — fields as rows: label and help on the left, a 248 px input on the
 * right, lines between. Stacked on a phone. Children that are not fields, such as a warning, take
 * the whole width.
 */
import type { ReactNode } from 'react';
import classes from './setting-rows.module.css';

export function SettingRows({ children }: { children: ReactNode }) {
  return <div className={classes.rows}>{children}</div>;
}
