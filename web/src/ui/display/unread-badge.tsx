/**
 * UnreadBadge { count, label } — how many things are new, '99+' above 99; nothing for none. `label` is
 * read out in place of the number.
 */
import { VisuallyHidden } from '@mantine/core';

import classes from './unread-badge.module.css';

const MOST = 99;

export function UnreadBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
