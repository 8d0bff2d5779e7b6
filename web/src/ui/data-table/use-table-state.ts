/**
 * useTableState({ name, defaultSort?, defaultStatus?, filters? }) -> state for <DataTable>. Search,
 * sort, page, size, status and filters are URL parameters (?q= &sort= &page= &size= &status= and
 * each filter's id), so Back, reload and shared links work. The page size is also kept in
 * localStorage.
 */
import type { ListSort } from '@driftig/domain/lists/list-sort';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePhone } from '../layout/use-phone.ts';
import { useLocalStorage } from '../storage/use-local-storage.ts';
import { rememberList } from '../url/list-address.ts';
import { readTableParams, toPageSize, writeTableParams } from './table-params.ts';
import type { PageSize, TableDefaults, TableParams } from './table-params.ts';

const PAGE_SIZE = 10;
/** A phone has no room for a pager between every ten rows. */
const PHONE_PAGE_SIZE = 20;

interface TableStateOptions {
  /** Part of the localStorage keys for the page size and the hidden columns. */
  name: string;
  /** 'name', '-name' for descending, '~name' for what comes next. */
  defaultSort?: string;
  defaultStatus?: string;
  /** Filter ids with their initial value ('' for all rows). */
  filters?: Readonly<Record<string, string>>;
}

export interface TableState extends TableParams {
  name: string;
  defaults: TableDefaults;
  setQ: (q: string) => void;
  setSort: (sort: ListSort) => void;
  setPage: (page: number) => void;
  setSize: (size: PageSize) => void;
  setStatus: (status: string) => void;
  setFilter: (id: string, value: string) => void;
  /** Changes several at once, in the same history entry unless `push` is set. */
  change: (next: Partial<TableParams>, push?: boolean) => void;
  /** Clears search and filters, and resets the status to its default. */
  clear: () => void;
  /** The address of the list without search and filters, under a status. */
  showingAll: (now: URLSearchParams, status?: string) => URLSearchParams;
}

export function useTableState(options: TableStateOptions): TableState {
  const { name, defaultSort = '', defaultStatus = '', filters = {} } = options;
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  useEffect(() => rememberList(pathname, search), [pathname, search]);
  const phone = usePhone();
  const [storedSize, storeSize] = useLocalStorage(`ui.table.${name}.size`);
  const size = toPageSize(storedSize) ?? (phone ? PHONE_PAGE_SIZE : PAGE_SIZE);
  const defaults: TableDefaults = { sort: defaultSort, status: defaultStatus, size, filters };
  const state = readTableParams(params, defaults);
  // Page, status and filters push a history entry; typing, sorting and page size replace it. From the
  // address and not from what is rendered, which may lag behind: of two quick changes both count.
  const change = (next: Partial<TableParams>, replace: boolean) => {
    const now = new URLSearchParams(window.location.search);
    setParams(writeTableParams(now, defaults, next), { replace, preventScrollReset: true });
  };
  const everything = Object.fromEntries(Object.keys(filters).map((id) => [id, '']));
  return {
    ...state,
    name,
    defaults,
    setQ: (q) => change({ q }, true),
    setSort: (sort) => change({ sort }, true),
    setPage: (page) => change({ page }, false),
    setSize: (next) => {
      storeSize(String(next));
      change({ size: next }, true);
    },
    setStatus: (status) => change({ status }, false),
    setFilter: (id, value) => change({ filters: { [id]: value } }, false),
    change: (next, push) => {
      if (next.size !== undefined) storeSize(String(next.size));
      change(next, !push);
    },
    clear: () => change({ q: '', status: defaultStatus, filters: everything }, false),
    showingAll: (now, status = '') =>
      writeTableParams(now, defaults, { q: '', status, filters: everything }),
  };
}
