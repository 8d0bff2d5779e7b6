import type { Kind } from './entry.ts';
import { keyOf } from './entry.ts';

const MAX_STORED = 10;
export const MAX_SHOWN = 5;

const storageKey = (userId: string) => `search.recent.${userId}`;

/** The pages of a record, by the part of their address that names it. */
const recordPages: readonly { readonly path: RegExp; readonly kind: Kind }[] = [
  { path: /^\/invo\/(\d+)$/, kind: 'invoices' },
  { path: /^\/customers\/([\w-]+)$/, kind: 'customers' },
  { path: /^\/order\/(\d+)$/, kind: 'orders' },
  { path: /^\/myteam\/([\w-]+)$/, kind: 'employees' },
];

/** The key of the entry that is open at a path; undefined when it is none. */
export function openKeyOf(pathname: string): string | undefined {
  for (const { path, kind } of recordPages) {
    const id = path.exec(pathname)?.[1];
    if (id !== undefined) return keyOf(kind, id);
  }
  return undefined;
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
