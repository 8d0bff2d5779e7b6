import { describe, expect, test } from 'vitest';

import { liveSessions, maxSessions, sessionsToEnd, sessionLifetime } from './sessions.ts';
import type { Sessions } from './user.ts';

const now = 1_800_000_000;
const seen = (lastSeenAt: number, startedAt = now - 100) => ({
  startedAt,
  lastSeenAt,
  device: 'Chrome på Windows',
});
const many = (count: number): Sessions =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`s${n}`, seen(now - n)]));

test('the most recently used session comes first', () => {
  const sessions = { old: seen(now - 50), new: seen(now), between: seen(now - 20) };
  expect(liveSessions(sessions, now).map(([id]) => id)).toEqual(['new', 'between', 'old']);
});

test('a session expires 30 days after it began, however recently it was used', () => {
  const sessions = {
    ends: seen(now, now - sessionLifetime),
    goes: seen(now, now - sessionLifetime + 1),
  };
  expect(liveSessions(sessions, now).map(([id]) => id)).toEqual(['goes']);
  expect(sessionsToEnd(sessions, now)).toEqual(['ends']);
});

describe('adding a session', () => {
  test('ends none while there are fewer than twenty', () => {
    expect(sessionsToEnd(many(maxSessions - 1), now)).toEqual([]);
  });

  test('ends the least recently used when there are twenty', () => {
    expect(sessionsToEnd(many(maxSessions), now)).toEqual(['s19']);
    expect(sessionsToEnd(many(maxSessions + 2), now)).toEqual(['s19', 's20', 's21']);
  });

  test('ends an expired one first', () => {
    const sessions = { ...many(maxSessions - 1), over: seen(now, now - sessionLifetime) };
    expect(sessionsToEnd(sessions, now)).toEqual(['over']);
  });
});
