import { IconBell } from '@tabler/icons-react';

import classes from './bell.module.css';
import { UnreadNotifications } from './unread-notifications.tsx';

/** The bell, its name, and how many are unread. */
export function BellContent() {
  return (
    <>
      <IconBell size={20} stroke={1.6} aria-hidden="true" />
      <span className={classes.label}>Notifikationer</span>
      <UnreadNotifications />
    </>
  );
}
