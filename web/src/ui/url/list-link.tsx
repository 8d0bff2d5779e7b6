/**
 * ListLink { to, className?, children } — a link back to a list, as it was left: with its search,
 * filters, sort, page and scroll position.
 * useToList()  goes there when something on the page is done: `toList(path)`
 */
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { listAddress } from './list-address.ts';

interface ListLinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** `state` of a link to a list whose scroll position is to be restored. */
export const backToList = { restoreScroll: true } as const;

export function ListLink({ to, className, children }: ListLinkProps) {
  return (
    <Link to={listAddress(to)} state={backToList} className={className ?? ''}>
      {children}
    </Link>
  );
}

export function useToList(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => void navigate(listAddress(path), { state: backToList });
}
