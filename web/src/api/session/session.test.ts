import { sessionUser, type SessionUser } from '@driftig/contracts/auth/session';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { currentUserId, setSession, wasLoggedIn } from './session.ts';
import { rememberUser } from './remembered-user.ts';
import { startSession } from './start-session.ts';
import type { Session } from './session.ts';

const user = {
  id: 'u-1',
  email: 'mette@nordlysevent.dk',
  name: 'Mette Lindqvist',
  userrole: 3,
  role: 1,
  allowedrecipes: 1,
  mustEnrol: false,
  secondFactorFrom: '',
  hasPicture: false,
  company: {
    id: 'c-1',
    name: 'Nordlys Event ApS',
    plan: 'pro',
    openPlan: 'pro',
    trialDaysLeft: null,
    suspended: false,
    hasLogo: false,
    currency: 'DKK',
    emailUnconfirmed: false,
  },
};

const sessionOf = (wire: typeof user): SessionUser => sessionUser.parse(wire);

function serverAnswers(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer());
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map([['session', '1']]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
    // A browser's storage has its keys as properties.
    ...Object.fromEntries(stored),
  });
  setSession({ status: 'checking' });
});

describe('the login hint in localStorage', () => {
  test('is set when a session is found, and says no more of the user than the role', async () => {
    stored.clear();
    serverAnswers(() => Response.json({ user }));
    await startSession();
    expect(wasLoggedIn()).toBe(true);
    expect([...stored]).toEqual([['session', 'owner']]);
  });

  test('the first check takes the answer that was asked for before the code was there', async () => {
    vi.stubGlobal('earlySession', Promise.resolve(Response.json({ user })));
    serverAnswers(() => Response.json({ code: 'not_logged_in' }, { status: 401 }));
    await startSession();
    expect(wasLoggedIn()).toBe(true);
    await startSession();
    expect(currentUserId()).toBeUndefined();
  });

  test('is removed when the session is over', async () => {
    serverAnswers(() => Response.json({ code: 'not_logged_in' }, { status: 401 }));
    await startSession();
    expect(wasLoggedIn()).toBe(false);
  });

  test.each<[string, () => Response]>([
    ['a failing server', () => Response.json({}, { status: 500 })],
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed')) as never],
  ])('is kept after %s', async (_, answer) => {
    serverAnswers(answer);
    await startSession();
    expect(wasLoggedIn()).toBe(true);
  });

  test('may be unavailable because storage is blocked', async () => {
    const off = () => {
      throw new DOMException('off', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: off, setItem: off, removeItem: off });
    const session: Session = { status: 'out' };
    expect(() => setSession(session)).not.toThrow();
    expect(wasLoggedIn()).toBe(false);
    serverAnswers(() => Response.json({ user }));
    await startSession();
    expect(wasLoggedIn()).toBe(false);
  });
});

describe('a page that opens without a connection', () => {
  test('shows the last user of the browser for 30 days, unless they logged out', async () => {
    serverAnswers(() => Response.json({ user }));
    await startSession();
    expect(currentUserId()).toBe('u-1');
    rememberUser(sessionOf(user));
    setSession({ status: 'checking' });

    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await startSession();
    expect(currentUserId()).toBe('u-1');

    vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000 });
    await startSession();
    expect(currentUserId()).toBeUndefined();
    vi.useRealTimers();
    rememberUser({ ...sessionOf(user), id: 'u-0' });
    setSession({ status: 'in', user: sessionOf(user) });
    expect(stored.has('session-user')).toBe(false);
    setSession({ status: 'checking' });
    await startSession();
    expect(currentUserId()).toBeUndefined();
  });

  test('keeps no user who has logged out before the server was reached', () => {
    stored.delete('session');
    expect(rememberUser(sessionOf(user))).toBe(false);
    expect([...stored]).toEqual([]);
  });
});
