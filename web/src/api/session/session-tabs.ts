import { LOGGED_IN_KEY } from './session.ts';

/** Messages between the tabs of this browser, which share its cookies. */
export type SessionNews =
  | { readonly kind: 'out' }
  /** The session of this user is over; without an id, the session of any user. */
  | { readonly kind: 'ended'; readonly userId?: string }
  | { readonly kind: 'in'; readonly userId: string };

const CHANNEL = 'driftig-session';

let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel(CHANNEL));
}

export function tellTabs(news: SessionNews): void {
  openChannel()?.postMessage(news);
}

/**
 * Calls `hear` with messages of other tabs; returns a function that stops it. A browser without
 * BroadcastChannel notices logging out at least, which empties the storage that tabs share.
 */
export function hearTabs(hear: (news: SessionNews) => void): () => void {
  const open = openChannel();
  if (open === undefined) {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === LOGGED_IN_KEY && newValue === null) hear({ kind: 'out' });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }
  const onMessage = ({ data }: MessageEvent<SessionNews>) => hear(data);
  open.addEventListener('message', onMessage);
  return () => open.removeEventListener('message', onMessage);
}
