/** A message on its way to the server. */
export interface Outgoing {
  readonly clientId: string;
  readonly to: string;
  /** '' for a picture. */
  readonly text: string;
  /** The name of the file of a picture; the file itself is not kept through a reload. */
  readonly fileName?: string;
  /** ISO UTC, when it was written. */
  readonly at: string;
  /** 'waiting' for the channel, or for the message before it; 'stored' until the conversation has it. */
  readonly state: 'waiting' | 'sending' | 'stored' | 'failed';
  /** Why it failed; '' otherwise. */
  readonly reason: string;
  /** Refused by the server: resent only by the user. */
  readonly isRefused?: boolean;
}

export interface KeptMessages {
  read(): readonly Outgoing[];
  write(all: readonly Outgoing[]): void;
}

const KEY = 'chat-outbox';

/** Kept in the tab through a reload; the next user of the tab finds nothing of it. */
export const tabStore: KeptMessages = {
  read: () => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly Outgoing[];
      return kept.map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' } : one));
    } catch {
      // Storage is blocked: nothing was kept.
      return [];
    }
  },
  write: (all) => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Storage is blocked or full: what waits lasts as long as the page.
    }
  },
};
