/**
 * Page { title, purpose, actions?, children } — one screen inside the shell: sets the top bar's
 * title, then a row with the purpose line left and the actions right, then the content.
 */
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';
import classes from './page.module.css';

interface PageProps {
  title: string;
  purpose: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, purpose, actions, children }: PageProps) {
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <p className={classes.purpose}>{purpose}</p>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
