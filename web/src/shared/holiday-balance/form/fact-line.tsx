import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './application-facts.module.css';

/** Something to know before the application is sent; nothing is refused for it. */
export function FactLine({ children }: { children: ReactNode }) {
  return (
    <div className={classes.line}>
      <IconAlertTriangle size={18} stroke={1.6} className={classes.icon} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
