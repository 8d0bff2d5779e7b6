import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Where each list was left, by its path: with search, tab, filters and page. */
const left = new Map<string, string>();

/** Remembers the address of the list on the screen, for the pages of its records. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    // The dialog that was open is no part of the list.
    for (const name of ['open', 'new']) params.delete(name);
    const query = params.toString();
    left.set(pathname, query === '' ? pathname : `${pathname}?${query}`);
  }, [pathname, search]);
}

/** The list as it was left in this tab; the whole list where it was not visited. */
export function addressOfList(path: string): string {
  return left.get(path) ?? path;
}
