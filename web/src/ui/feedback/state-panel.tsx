/** The layout shared by empty and error states: icon, title, text, action. */
import type { ReactNode } from 'react';
import type { Icon } from '../display/icon.ts';
import classes from './state-panel.module.css';

interface StatePanelProps {
  icon: Icon;
  tone: 'brand' | 'danger' | 'neutral';
  title: string;
  text?: string | undefined;
  /** Shown for support to look up. */
  errorId?: string | undefined;
  action?: ReactNode;
  role?: 'alert' | undefined;
}

export function StatePanel({ icon: Symbol, tone, title, ...rest }: StatePanelProps) {
  const { text, errorId, action, role } = rest;
  return (
    <div className={classes.panel} role={role}>
      <span className={classes.circle} data-panel-tone={tone} aria-hidden="true">
        <Symbol size={22} stroke={1.6} />
      </span>
      <p className={classes.title}>{title}</p>
      {text || errorId ? (
        <p className={classes.text}>
          {text} {errorId ? <span className={classes.id}>Fejl-id {errorId}</span> : null}
        </p>
      ) : null}
      {action ? (
        <div className={classes.action} data-panel-action>
          {action}
        </div>
      ) : null}
    </div>
  );
}
