import { IconChevronLeft, IconMenu2 } from '@tabler/icons-react';

import { Link } from 'react-router-dom';

import { useShownPageTitle, useShownParent } from '../../ui/layout/page-title.ts';
import { PersonMenu } from './person-menu.tsx';
import { SearchButton } from './search-button.tsx';
import classes from './top-bar.module.css';

interface TopBarProps {
  onOpenMenu: () => void;
  onShowKeys: () => void;
}

/** The top bar with the title of the page, which also labels the main content. */
export function TopBar({ onOpenMenu, onShowKeys }: TopBarProps) {
  const title = useShownPageTitle();
  const parent = useShownParent();
  return (
    <div className={classes.bar}>
      <button type="button" className={classes.burger} aria-label="Åbn menu" onClick={onOpenMenu}>
        <IconMenu2 size={20} stroke={1.6} />
      </button>
      {parent ? (
        <nav className={classes.parent} aria-label="Brødkrumme">
          <Link to={parent.to} className={classes.parentLink}>
            <IconChevronLeft size={20} stroke={1.6} aria-hidden="true" />
            <span>{parent.label}</span>
          </Link>
        </nav>
      ) : null}
      <h1 id="page-title" className={classes.title}>
        {title}
      </h1>
      <SearchButton />
      <PersonMenu onShowKeys={onShowKeys} />
    </div>
  );
}
