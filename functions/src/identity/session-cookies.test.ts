import { describe, expect, test } from 'vitest';

import { clearSessionCookies, readSessionCookies, sessionCookies } from './session-cookies.ts';

const tokens = { accessToken: 'a.b.c', refreshToken: 'r' };

test.each([...sessionCookies(tokens, 's'), ...clearSessionCookies()])(
  'a session cookie is HttpOnly, Secure, SameSite=Strict and without a domain: %s',
  (cookie) => {
    const attributes = cookie.split('; ').slice(1);
    expect(attributes).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']),
    );
    expect(attributes.filter((attribute) => attribute.startsWith('Domain'))).toEqual([]);
  },
);

test('the cookies last as long as the refresh token: 30 days', () => {
  for (const cookie of sessionCookies(tokens, 's')) expect(cookie).toContain('; Max-Age=2592000;');
});

test('a renewal sets neither the refresh nor the session cookie', () => {
  const renewed = sessionCookies({ accessToken: 'd.e.f' });
  expect(renewed).toHaveLength(1);
  expect(renewed[0]).toMatch(/^__Host-driftig_access=d\.e\.f; /);
});

const none = { access: undefined, refresh: undefined, session: undefined };

describe('a session cookie in a request', () => {
  test('is found among other cookies', () => {
    const cookies = [
      'theme=dark',
      '__Host-driftig_access=a.b.c',
      '__Host-driftig_refresh=r=',
      '__Host-driftig_session=s',
    ];
    expect(readSessionCookies(cookies)).toEqual({ access: 'a.b.c', refresh: 'r=', session: 's' });
  });

  test('is not confused with one whose name begins or ends alike', () => {
    const cookies = ['x__Host-driftig_access=a', '__Host-driftig_access_old=b', 'driftig_access=c'];
    expect(readSessionCookies(cookies)).toEqual(none);
  });

  test('may be missing', () => {
    expect(readSessionCookies(undefined)).toEqual(none);
  });
});
