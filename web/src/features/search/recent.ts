import { paths } from '../../app/paths.ts';
import type { Kind } from './entry.ts';
import { keyOf } from './entry.ts';

const MAX_STORED = 10;
export const MAX_SHOWN = 5;

const storageKey = (userId: string) => `search.recent.${userId}`;

const recordPages: readonly { readonly path: string; readonly kind: Kind }[] = [
  { path: paths.customers, kind: 'customers' },
  { path: paths.orders, kind: 'orders' },
  { path: paths.team, kind: 'employees' },
];

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The key of the entry that is open at a URL; undefined when it is none. */
export function openKeyOf({ pathname, search }: Place): string | undefined {
  const invoice = /^\/invo\/(\d+)$/.exec(pathname)?.[1];
  if (invoice !== undefined) return keyOf('invoices', invoice);
  const kind = recordPages.find(({ path }) => path === pathname)?.kind;
  const id = new URLSearchParams(search).get('open');
  return kind === undefined || !id ? undefined : keyOf(kind, id);
}

/**
 * The newest first. Only keys are stored, no names, so that access is checked when they are read.
 */
export function recentKeys(userId: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function addRecent(keys: readonly string[], key: string): readonly string[] {
  return [key, ...keys.filter((other) => other !== key)].slice(0, MAX_STORED);
}

/** Stores the key per user in localStorage. Does nothing when storage is full or blocked. */
export function saveRecent(userId: string, key: string): void {
  const keys = recentKeys(userId);
  if (keys[0] === key) return;
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(addRecent(keys, key)));
  } catch {
    return;
  }
}
