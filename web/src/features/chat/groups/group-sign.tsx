import { IconClipboardList, IconUsersGroup } from '@tabler/icons-react';

import classes from './groups.module.css';

interface GroupSignProps {
  kind: 'department' | 'order';
  size: number;
}

/** In place of a person's initials. Hidden from screen readers: the name is beside it. */
export function GroupSign({ kind, size }: GroupSignProps) {
  const Symbol = kind === 'order' ? IconClipboardList : IconUsersGroup;
  return (
    <span className={classes.sign} style={{ width: size, height: size }} aria-hidden="true">
      <Symbol size={Math.round(size / 2)} stroke={1.6} />
    </span>
  );
}
