import type { Session, Sessions } from './user.ts';

/** Per person. Sessions are stored in the user's record, which every request reads. */
export const maxSessions = 20;

/** In seconds; the same as the lifetime of the cookie. */
export const sessionLifetime = 30 * 24 * 60 * 60;

/**
 * Seconds. Two weeks, so that a weekly registration of hours needs no login, while a lost phone is
 * logged out.
 */
const idleLifetime = 14 * 24 * 60 * 60;

type SessionEntry = readonly [id: string, session: Session];

/** `now` in seconds since 1970. `lastSeenAt` is up to an hour old (docs/decisions/0090). */
export function isLive({ startedAt, lastSeenAt }: Session, now: number): boolean {
  return startedAt + sessionLifetime > now && lastSeenAt + idleLifetime > now;
}

/** The session whose cookie bears the secret of this hash: its first, or the one it was renewed to. */
export function sessionIdOf(sessions: Sessions, secretHash: string): string | undefined {
  return Object.entries(sessions).find(
    ([id, session]) => (session.secretHash ?? id) === secretHash,
  )?.[0];
}

const appSecretLifetime = 60 * 60;

/** Whether the session got a secret for an app within the last hour; `now` in seconds since 1970. */
export function hasAppSecret({ appSecretAt }: Session, now: number): boolean {
  return appSecretAt !== undefined && appSecretAt + appSecretLifetime > now;
}

/** Sessions that have not expired, most recently used first; `now` in seconds since 1970. */
export function liveSessions(sessions: Sessions, now: number): readonly SessionEntry[] {
  return Object.entries(sessions)
    .filter(([, session]) => isLive(session, now))
    .toSorted(([, a], [, b]) => b.lastSeenAt - a.lastSeenAt || b.startedAt - a.startedAt);
}

/** Ids of the sessions to end before one is added: the expired, then the least recently used. */
export function sessionsToEnd(sessions: Sessions, now: number): readonly string[] {
  const staying = liveSessions(sessions, now).slice(0, maxSessions - 1);
  const ids = new Set(staying.map(([id]) => id));
  return Object.keys(sessions).filter((id) => !ids.has(id));
}
