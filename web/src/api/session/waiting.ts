/**
 * Hours that a user of this device wrote without a connection, until they are sent. They stay when a session ends by itself, are
 * shown to that user alone, and go when the user logs out. No imports: the landing page includes it.
 */
const prefix = 'waiting.';

/** Name of the stored user of the last session; a page without a connection shows it (remembered-user.ts). */
export const rememberedKey = 'session-user';

export const waitingKey = (userId: string): string => prefix + userId;

/** Kept when a session is over: settings of the device (`ui.`), and what waits. */
export const staysOnDevice = (key: string): boolean =>
  key.startsWith('ui.') || key.startsWith(prefix);

export function hasWaiting(userId: string): boolean {
  try {
    return localStorage.getItem(waitingKey(userId)) !== null;
  } catch {
    // Storage is blocked, so nothing waits.
    return false;
  }
}

export function forgetWaiting(userId: string): void {
  try {
    localStorage.removeItem(waitingKey(userId));
  } catch {
    // Storage is blocked, so nothing waits.
  }
}
