// Default export: loaded lazily by SearchButton.
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { useUser } from '../../../api/session/session.ts';
import { openKeyOf, saveRecent } from '../../../features/search/recent.ts';
import { SearchDialog } from '../../../features/search/search-dialog.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import type { Screen } from '../../screen.ts';
import { searchCommands } from './search-commands.ts';
import { searchPages } from './search-pages.ts';

export { prefetchLists } from '../../../features/search/lists.ts';

interface SearchProps {
  /**
   * The screens that the user may see. Passed in, so that this lazy chunk does not import the
   * table.
   */
  screens: readonly Screen[];
  opened: boolean;
  onClose: () => void;
  /** Closes the search first. */
  onInstead: (act: () => void) => void;
  /** Letters typed before the search field had the focus; they are taken once. */
  takeEarlyKeys: () => string;
}

export default function Search({ screens, takeEarlyKeys, ...dialog }: SearchProps) {
  const user = useUser();
  const { pathname, search } = useLocation();
  const pages = useMemo(
    () => searchPages(user, screens, { pathname, search }),
    [user, screens, pathname, search],
  );
  const today = useToday();
  const commands = useMemo(() => searchCommands(user, screens, today), [user, screens, today]);
  useEffect(() => {
    const key = openKeyOf(pathname);
    if (key !== undefined) saveRecent(user.id, key);
  }, [user.id, pathname]);
  return (
    <SearchDialog
      {...dialog}
      takeEarlyKeys={takeEarlyKeys}
      userId={user.id}
      user={user}
      currency={user.company.currency}
      pages={pages}
      commands={commands}
    />
  );
}
