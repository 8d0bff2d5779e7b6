import { waitingKey } from '../../../api/session/waiting.ts';
import type { EntryValues } from '../entry/entry-values.ts';

/** Hours that were saved without a connection, until the server has them. */
export interface WaitingHours {
  /** Id of the hours and idempotency key of the call, the same in all attempts. */
  readonly id: string;
  readonly values: EntryValues;
  /** Whether the form asked for times. */
  readonly withTimes: boolean;
  /** ISO UTC, by the device's clock. */
  readonly writtenAt: string;
  /** Why the server refused them: they wait until the person mends or discards them. */
  readonly refusal?: string | undefined;
}

/** The part of Storage that is used; replaced in tests. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const none: readonly WaitingHours[] = [];
const listeners = new Set<() => void>();

/** The waiting hours of a user on this device. All tabs share them. */
export function waitingHours(userId: string, store: Store = window.localStorage) {
  const name = waitingKey(userId);
  let text: string | null = null;
  let known = none;
  /** The same array while nothing changed, as React asks. */
  const all = (): readonly WaitingHours[] => {
    const stored = read(store, name);
    if (stored !== text) {
      text = stored;
      known = parse(stored);
    }
    return known;
  };
  /** False where the browser keeps nothing: then it must not be said that they wait. */
  const write = (next: readonly WaitingHours[]): boolean => {
    try {
      if (next.length === 0) store.removeItem(name);
      else store.setItem(name, JSON.stringify(next));
    } catch {
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  };
  return {
    all,
    /** Instead of what waits under the same id, of another attempt. */
    add: (one: WaitingHours): boolean => write([...all().filter(({ id }) => id !== one.id), one]),
    remove: (id: string): boolean => write(all().filter((one) => one.id !== id)),
    refuse: (id: string, refusal: string): boolean =>
      write(all().map((one) => (one.id === id ? { ...one, refusal } : one))),
  };
}

export type WaitingStore = ReturnType<typeof waitingHours>;

/** Called after each change, also one of another tab. Returns a function that stops it. */
export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(store: Store, name: string): string | null {
  try {
    return store.getItem(name);
  } catch {
    // Storage is blocked, so nothing waits.
    return null;
  }
}

function parse(text: string | null): readonly WaitingHours[] {
  try {
    return text === null ? none : (JSON.parse(text) as readonly WaitingHours[]);
  } catch {
    return none;
  }
}

/**
 * The id of hours from the key of the first attempt to send them: of an attempt whose answer was lost the server has
 * them by that id. 26 characters, since it is part of the entry's id, which has 64 at most.
 */
export const waitingId = (idempotencyKey: string): string =>
  idempotencyKey.replaceAll('-', '').slice(0, 26);
