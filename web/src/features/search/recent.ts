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

/** The key of what is open at an address; undefined where nothing that is searched is. */
export function openKeyOf({ pathname, search }: Place): string | undefined {
  const invoice = /^\/invo\/(\d+)$/.exec(pathname)?.[1];
  if (invoice !== undefined) return keyOf('invoices', invoice);
  const kind = recordPages.find(({ path }) => path === pathname)?.kind;
  const id = new URLSearchParams(search).get('open');
  return kind === undefined || !id ? undefined : keyOf(kind, id);
}

/** The newest first; only keys, no names: what they stand for is read anew, by who may see it. */
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

/** Per user on this device. Storage may be full or forbidden: then it is not kept. */
export function saveRecent(userId: string, key: string): void {
  const keys = recentKeys(userId);
  if (keys[0] === key) return;
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(addRecent(keys, key)));
  } catch {
    return;
  }
}
