import type { Session, Sessions } from './user.ts';

/** Of one person at a time; with more, the record that each request reads would cost more to read. */
export const maxSessions = 20;

/** Seconds: as long as the user pool's refresh token and the cookies live. */
export const sessionLifetime = 30 * 24 * 60 * 60;

export type SessionEntry = readonly [id: string, session: Session];

export function isLive({ startedAt }: Session, now: number): boolean {
  return startedAt + sessionLifetime > now;
}

/** Those that still can go on, the one last seen first; `now` is seconds since 1970. */
export function liveSessions(sessions: Sessions, now: number): readonly SessionEntry[] {
  return Object.entries(sessions)
    .filter(([, session]) => isLive(session, now))
    .toSorted(([, a], [, b]) => b.lastSeenAt - a.lastSeenAt || b.startedAt - a.startedAt);
}

/** Which must go so that there is room for one more: what is over, then what was last seen longest ago. */
export function sessionsToEnd(sessions: Sessions, now: number): readonly string[] {
  const staying = liveSessions(sessions, now).slice(0, maxSessions - 1);
  const ids = new Set(staying.map(([id]) => id));
  return Object.keys(sessions).filter((id) => !ids.has(id));
}
