import { IconMenu2 } from '@tabler/icons-react';

import { useShownPageTitle } from '../../ui/layout/page-title.ts';
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
  return (
    <div className={classes.bar}>
      <button type="button" className={classes.burger} aria-label="Åbn menu" onClick={onOpenMenu}>
        <IconMenu2 size={20} stroke={1.6} />
      </button>
      <h1 id="page-title" className={classes.title}>
        {title}
      </h1>
      <SearchButton />
      <PersonMenu onShowKeys={onShowKeys} />
    </div>
  );
}
