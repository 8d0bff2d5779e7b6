// Default export: loaded lazily by SearchButton.
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { useUser } from '../../../api/session/session.ts';
import { openKeyOf, saveRecent } from '../../../features/search/recent.ts';
import { SearchDialog } from '../../../features/search/search-dialog.tsx';
import type { Screen } from '../../screen.ts';
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
}

export default function Search({ screens, opened, onClose, onInstead }: SearchProps) {
  const user = useUser();
  const { pathname, search } = useLocation();
  const pages = useMemo(
    () => searchPages(user, screens, { pathname, search }),
    [user, screens, pathname, search],
  );
  useEffect(() => {
    const key = openKeyOf(pathname);
    if (key !== undefined) saveRecent(user.id, key);
  }, [user.id, pathname]);
  return (
    <SearchDialog
      opened={opened}
      onClose={onClose}
      onInstead={onInstead}
      userId={user.id}
      user={user}
      currency={user.company.currency}
      pages={pages}
    />
  );
}
