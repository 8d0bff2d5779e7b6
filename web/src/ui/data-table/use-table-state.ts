/**
 * useTableState({ name, defaultSort?, defaultStatus?, filters? }) -> state for <DataTable>. Search,
 * sort, page, size, status and filters are URL parameters (?q= &sort= &page= &size= &status= and
 * each filter's id), so Back, reload and shared links work. The page size is also kept in
 * localStorage.
 */
import { useSearchParams } from 'react-router-dom';
import { readTableParams, toPageSize, writeTableParams } from './table-params.ts';
import type { PageSize, Sort, TableDefaults, TableParams } from './table-params.ts';
import { useLocalStorage } from '../storage/use-local-storage.ts';

interface TableStateOptions {
  /** Part of the localStorage keys for the page size and the hidden columns. */
  name: string;
  /** 'name' or '-name' for descending. */
  defaultSort?: string;
  defaultStatus?: string;
  /** Filter ids with their initial value ('' for all rows). */
  filters?: Readonly<Record<string, string>>;
}

export interface TableState extends TableParams {
  name: string;
  setQ: (q: string) => void;
  setSort: (sort: Sort) => void;
  setPage: (page: number) => void;
  setSize: (size: PageSize) => void;
  setStatus: (status: string) => void;
  setFilter: (id: string, value: string) => void;
  /** Clears search and filters, and resets the status to its default. */
  clear: () => void;
}

export function useTableState(options: TableStateOptions): TableState {
  const { name, defaultSort = '', defaultStatus = '', filters = {} } = options;
  const [params, setParams] = useSearchParams();
  const [storedSize, storeSize] = useLocalStorage(`ui.table.${name}.size`);
  const size = toPageSize(storedSize) ?? 10;
  const defaults: TableDefaults = { sort: defaultSort, status: defaultStatus, size, filters };
  const state = readTableParams(params, defaults);
  // Page, status and filters push a history entry; typing, sorting and page size replace it.
  const change = (next: Partial<TableParams>, replace: boolean) =>
    setParams((now) => writeTableParams(now, defaults, next), {
      replace,
      preventScrollReset: true,
    });
  const everything = Object.fromEntries(Object.keys(filters).map((id) => [id, '']));
  return {
    ...state,
    name,
    setQ: (q) => change({ q }, true),
    setSort: (sort) => change({ sort }, true),
    setPage: (page) => change({ page }, false),
    setSize: (next) => {
      storeSize(String(next));
      change({ size: next }, true);
    },
    setStatus: (status) => change({ status }, false),
    setFilter: (id, value) => change({ filters: { [id]: value } }, false),
    clear: () => change({ q: '', status: defaultStatus, filters: everything }, false),
  };
}
