import { IconChevronLeft, IconMenu2 } from '@tabler/icons-react';
import type { RefObject } from 'react';

import { PageActionSlot } from '../../ui/layout/page-action.tsx';
import { useShownPageTitle, useShownParent } from '../../ui/layout/page-title.ts';
import { ListLink } from '../../ui/url/list-link.tsx';
import { Bell, UnreadNotifications } from './bell/late-bell.ts';
import { PersonMenu } from './menu/person-menu.tsx';
import { SearchButton, type OpenSearch } from './search/search-button.tsx';
import classes from './top-bar.module.css';

interface TopBarProps {
  onOpenMenu: () => void;
  onShowKeys: () => void;
  /** Opens the search; the menu of a phone has a button for it, too. */
  search: RefObject<OpenSearch | null>;
}

/** Longest titles that fit on one line of a phone and of a narrow window, in characters. */
const PHONE_LINE = 16;
const NARROW_LINE = 30;

function lengthOf(title: string): 'long' | 'longest' | undefined {
  if (title.length > NARROW_LINE) return 'longest';
  return title.length > PHONE_LINE ? 'long' : undefined;
}

/** The top bar with the title of the page, which also labels the main content. */
export function TopBar({ onOpenMenu, onShowKeys, search }: TopBarProps) {
  const title = useShownPageTitle();
  const parent = useShownParent();
  return (
    <div className={classes.bar}>
      <button type="button" className={classes.burger} onClick={onOpenMenu}>
        <IconMenu2 size={20} stroke={1.6} aria-hidden="true" />
        <span className={classes.burgerLabel}>Åbn menu</span>
        {/* On a phone a page action replaces the bell, so its badge is here. */}
        <span className={classes.unread}>
          <UnreadNotifications />
        </span>
      </button>
      {parent ? (
        <nav className={classes.parent} aria-label="Brødkrumme">
          <ListLink to={parent.to} className={classes.parentLink}>
            <IconChevronLeft size={20} stroke={1.6} aria-hidden="true" />
            <span>{parent.label}</span>
          </ListLink>
        </nav>
      ) : null}
      <h1 id="page-title" className={classes.title} data-length={lengthOf(title)}>
        {title}
      </h1>
      <PageActionSlot />
      <div className={classes.aside}>
        <SearchButton ref={search} />
        <span className={classes.bell}>
          <Bell />
        </span>
        <PersonMenu onShowKeys={onShowKeys} />
      </div>
    </div>
  );
}
