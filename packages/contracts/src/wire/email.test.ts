import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { email, isEmail, requiredEmail } from './email.ts';

/** The text of the first issue; undefined for a valid value. */
function firstIssue(schema: z.ZodType, value: unknown): string | undefined {
  return z.safeDecode(schema, value).error?.issues[0]?.message;
}

const local64 = 'a'.repeat(64);
const label63 = 'b'.repeat(63);
/** 189 characters after the @, so that 64 before it make the longest address: 254. */
const domain189 = `${label63}.${label63}.${'c'.repeat(58)}.dk`;

describe('an e-mail address', () => {
  test.each([
    'a@b.dk',
    'mette@blå-event.dk',
    ' mette.lindqvist+faktura@nordlys-event.co.uk ',
    "o'brien_1@firma.dk",
    '1@2.dk',
    'kontakt@xn--bl-zia.dk',
    'info@例え.テスト',
    `${local64}@b.dk`,
    `a@${label63}.dk`,
    `${local64}@${domain189}`,
  ])('%s', (address) => {
    expect(z.decode(email, address)).toBe(address.trim());
    expect(isEmail(address.trim())).toBe(true);
  });

  test.each([
    '',
    'a',
    'a@b',
    'søren@b.dk',
    '@b.dk',
    'a@b.',
    'a@b.dk.',
    'a@.b.dk',
    'a@b..dk',
    'a b@c.dk',
    'a@@b.dk',
    'a@b@c.dk',
    'kunde@firma.dk>',
    '<kunde@firma.dk>',
    'Kunde <kunde@firma.dk>',
    'x@[127.0.0.1]',
    'x@127.0.0.1',
    'x@[IPv6:::1]',
    'x@1.2',
    'a@b.dk,',
    'a@b.dk,c@d.dk',
    'a@b.dk;c@d.dk',
    'a..b@c.dk',
    '.a@b.dk',
    'a.@b.dk',
    '"quoted"@b.dk',
    '"a b"@c.dk',
    'a(kommentar)@b.dk',
    'a\\b@c.dk',
    'a@-b.dk',
    'a@b-.dk',
    'a@b_c.dk',
    'a@b%2edk.dk',
    'a@b.dk?bcc=x@y.dk',
    'a@b.dk\u200b.dk',
    'a@b\u0000.dk',
    'a\r\nbcc:x@b.dk',
    `a${local64}@b.dk`,
    `a@b${label63}.dk`,
    `${local64}@c${domain189}`,
    'a@\ud800.dk',
    undefined,
    7,
  ])('%j: Indtast en gyldig email', (address) => {
    expect(['Indtast en gyldig email', 'Højst 254 tegn.']).toContain(firstIssue(email, address));
    expect(isEmail(String(address))).toBe(false);
  });

  test('is checked in time that grows with its length alone', () => {
    const parts = ['a.', 'a-', '-.', '.a@', 'é.'];
    expect(parts.map((part) => isEmail(`a@${part.repeat(50_000)}!`))).not.toContain(true);
  });
});

test('a required address says by its own text that it is missing', () => {
  const schema = requiredEmail('Skriv din e-mail.');
  expect(firstIssue(schema, undefined)).toBe('Skriv din e-mail.');
  expect(firstIssue(schema, ' ')).toBe('Skriv din e-mail.');
  expect(firstIssue(schema, 'a@b')).toBe('Indtast en gyldig email');
});
