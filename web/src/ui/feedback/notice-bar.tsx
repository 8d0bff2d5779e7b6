/** NoticeBar { icon, children, action?, quiet? } — an amber line, or a quiet one, about the whole screen below it. */
import type { ReactNode } from 'react';
import type { Icon } from '../display/icon.ts';
import classes from './notice-bar.module.css';

interface NoticeBarProps {
  icon: Icon;
  children: ReactNode;
  action?: ReactNode;
  quiet?: boolean;
}

export function NoticeBar({ icon: Symbol, children, action, quiet = false }: NoticeBarProps) {
  return (
    <div className={classes.bar} data-quiet={quiet || undefined}>
      <Symbol size={18} stroke={1.6} className={classes.icon ?? ''} aria-hidden="true" />
      <span className={classes.text}>{children}</span>
      {action}
    </div>
  );
}
