// Default export: loaded lazily by SearchButton.
import type { SessionUser } from '@driftig/contracts/auth';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { queryClient } from '../../api/query-client.ts';
import { useUser } from '../../api/session.ts';
import { fetchLists } from '../../features/search/lists.ts';
import { openedAt, rememberOpened } from '../../features/search/recent.ts';
import { SearchDialog } from '../../features/search/search-dialog.tsx';
import { searchPages } from './search-pages.ts';

/** Fetches what will be searched, once someone is about to. */
export function prepareSearch(user: SessionUser): void {
  fetchLists(queryClient, user);
}

interface SearchProps {
  opened: boolean;
  onClose: () => void;
}

export default function Search({ opened, onClose }: SearchProps) {
  const user = useUser();
  const { pathname, search } = useLocation();
  const pages = useMemo(() => searchPages(user, { pathname, search }), [user, pathname, search]);
  useEffect(() => {
    const key = openedAt({ pathname, search });
    if (key !== undefined) rememberOpened(user.id, key);
  }, [user.id, pathname, search]);
  return (
    <SearchDialog
      opened={opened}
      onClose={onClose}
      userId={user.id}
      searcher={user}
      currency={user.company.currency}
      pages={pages}
    />
  );
}
