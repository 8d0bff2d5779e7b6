import { sortText, toSort, type ListSort } from '@driftig/domain/lists/list-sort';

/** The state of a table as URL parameters. Default values are left out of the URL. */
export const PAGE_SIZES = [10, 20, 40] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

export interface TableParams {
  q: string;
  sort: ListSort | null;
  page: number;
  size: PageSize;
  status: string;
  filters: Readonly<Record<string, string>>;
}

export interface TableDefaults {
  /** 'name', '-name' for descending, '~name' for what comes next. */
  sort: string;
  status: string;
  size: PageSize;
  /** Filter ids with their initial value ('' for all rows). */
  filters: Readonly<Record<string, string>>;
}

export function toPageSize(value: unknown): PageSize | null {
  return PAGE_SIZES.find((size) => String(size) === String(value)) ?? null;
}

function toPage(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** Reads the parameters. Invalid values are ignored. */
export function readTableParams(params: URLSearchParams, defaults: TableDefaults): TableParams {
  const filters = Object.entries(defaults.filters).map(
    ([id, chosen]) => [id, params.get(id) ?? chosen] as const,
  );
  return {
    q: params.get('q') ?? '',
    sort: toSort(params.get('sort') ?? defaults.sort),
    page: toPage(params.get('page')),
    size: toPageSize(params.get('size')) ?? defaults.size,
    status: params.get('status') ?? defaults.status,
    filters: Object.fromEntries(filters),
  };
}

function setOrDelete(
  params: URLSearchParams,
  name: string,
  value: string,
  defaultValue: string,
): void {
  if (value === defaultValue) params.delete(name);
  else params.set(name, value);
}

/** The parameters with a change applied. Any change except of the page itself resets to page 1. */
export function writeTableParams(
  params: URLSearchParams,
  defaults: TableDefaults,
  change: Partial<TableParams>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (change.q !== undefined) setOrDelete(next, 'q', change.q, '');
  if (change.status !== undefined) setOrDelete(next, 'status', change.status, defaults.status);
  if (change.size !== undefined) setOrDelete(next, 'size', String(change.size), '');
  if (change.sort) setOrDelete(next, 'sort', sortText(change.sort), defaults.sort);
  for (const [id, value] of Object.entries(change.filters ?? {})) {
    setOrDelete(next, id, value, defaults.filters[id] ?? '');
  }
  setOrDelete(next, 'page', String(change.page ?? 1), '1');
  return next;
}
