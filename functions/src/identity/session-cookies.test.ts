import { describe, expect, test } from 'vitest';

import { newSecret } from './secrets.ts';
import {
  clearSessionCookie,
  hasSessionCookie,
  readSessionCookie,
  sessionCookie,
  sessionSign,
} from './session-cookies.ts';

const [companyId, userId] = ['01JBM4W000C0MPANY000000001', '01JBM4W0000WNER00000000001'];
const secret = newSecret();
const value = `${companyId}.${userId}.${secret}`;

test.each([sessionCookie({ companyId, userId }, secret), clearSessionCookie()])(
  'the session cookie is HttpOnly, Secure, SameSite=Strict and without a domain: %s',
  (cookie) => {
    const attributes = cookie.split('; ').slice(1);
    expect(attributes).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']),
    );
    expect(attributes.filter((attribute) => attribute.startsWith('Domain'))).toEqual([]);
  },
);

test('the cookie lasts as long as a session: 30 days', () => {
  expect(sessionCookie({ companyId, userId }, secret)).toContain('; Max-Age=2592000;');
});

test('a cookie is read back among other cookies', () => {
  const [set = ''] = sessionCookie({ companyId, userId }, secret).split(';');
  expect(readSessionCookie(['theme=dark', set])).toEqual({ companyId, userId, secret });
});

test('the cookie that the page reads says only that there is a session, for as long', () => {
  expect(sessionSign()).toBe(
    '__Host-driftig_known=1; Max-Age=2592000; Path=/; Secure; SameSite=Strict',
  );
  expect(sessionSign('clear')).toContain('__Host-driftig_known=; Max-Age=0;');
});

describe('no session', () => {
  test.each([
    ['x__Host-driftig_session', value],
    ['__Host-driftig_session_old', value],
    ['driftig_session', value],
  ])('is read of %s', (name, of) => {
    expect(readSessionCookie([`${name}=${of}`])).toBeUndefined();
    expect(hasSessionCookie([`${name}=${of}`])).toBe(false);
  });

  test.each([
    '',
    secret,
    `${companyId}.${secret}`,
    `.${userId}.${secret}`,
    `${companyId}.${userId}.`,
    `${companyId}.${userId}.${secret}.more`,
    `${companyId}#x.${userId}.${secret}`,
    `${companyId}.${userId.repeat(2)}.${secret}`,
    `${value}\n`,
    `${companyId}.${userId}.${secret.slice(1)}`,
  ])('is read of %j', (garbage) => {
    expect(readSessionCookie([`__Host-driftig_session=${garbage}`])).toBeUndefined();
    expect(hasSessionCookie([`__Host-driftig_session=${garbage}`])).toBe(true);
  });

  test('is read without cookies', () => {
    expect(readSessionCookie(undefined)).toBeUndefined();
    expect(hasSessionCookie(undefined)).toBe(false);
  });
});
