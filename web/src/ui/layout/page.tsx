/**
 * Page { title, parent?, purpose, actions?, list?, beside?, children } — the layout of a screen inside the
 * shell: the title in the top bar, a row with the purpose on the left and the actions on the right,
 * then the content. `parent` is the list above the page: a link before the title. Of a `list` a phone
 * shows the rows instead of that row; `beside` keeps the row in one line there, for a single button.
 */
import type { ReactNode } from 'react';
import type { PageParent } from './page-title.ts';
import classes from './page.module.css';
import { usePageTitle } from './use-page-title.ts';

interface PageProps {
  title: string;
  parent?: PageParent | undefined;
  purpose: ReactNode;
  actions?: ReactNode;
  list?: boolean;
  beside?: boolean;
  children: ReactNode;
}

export function Page(props: PageProps) {
  const { title, parent, purpose, actions, list = false, beside = false, children } = props;
  usePageTitle(title, parent);
  return (
    <div className={classes.page} data-list={list || undefined}>
      <div className={classes.head} data-beside={beside || undefined}>
        <p className={classes.purpose}>{purpose}</p>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
