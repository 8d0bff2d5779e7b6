/**
 * useTableState({ name, defaultSort?, defaultStatus?, filters? }) -> state for <DataTable>. Search,
 * sort, page, size, status and filters stand in the address (?q= &sort= &page= &size= &status= and
 * each filter's id), so back, reload and a shared link work; the page size is remembered as well.
 */
import { useSearchParams } from 'react-router-dom';
import { readTableParams, toPageSize, writeTableParams } from './table-params.ts';
import type { PageSize, Sort, TableDefaults, TableParams } from './table-params.ts';
import { useLocalStorage } from '../storage/use-local-storage.ts';

interface TableStateOptions {
  /** Names the table on this device: remembered page size and hidden columns. */
  name: string;
  /** 'name' or '-name' for descending. */
  defaultSort?: string;
  defaultStatus?: string;
  /** Filter ids with what is chosen at first ('' for everything). */
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
  /** No search, no filters, the status it began with. */
  clear: () => void;
}

export function useTableState(options: TableStateOptions): TableState {
  const { name, defaultSort = '', defaultStatus = '', filters = {} } = options;
  const [params, setParams] = useSearchParams();
  const [storedSize, storeSize] = useLocalStorage(`ui.table.${name}.size`);
  const size = toPageSize(storedSize) ?? 10;
  const defaults: TableDefaults = { sort: defaultSort, status: defaultStatus, size, filters };
  const state = readTableParams(params, defaults);
  // What a person would step back through makes a new entry in the history; typing does not.
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
