import { expect, test } from 'vitest';

import { assertNotGuessed } from './weak-password.ts';

const owner = { email: 'mette.lind@nordlysevent.dk', companyName: 'Nordlys Event ApS' };
const common = new Set(['trustno1', 'sunshine', 'password1']);
const textOf = (password: string, whose = owner): string | undefined => {
  try {
    assertNotGuessed('password', password, whose, (typed) => common.has(typed));
    return undefined;
  } catch (error) {
    return (error as { fields: Record<string, string> }).fields['password'];
  }
};

test.each([
  'trustno1',
  'TrustNo1',
  'sun-shine',
  'Pass Word 1',
  'Adgangskode2026',
  '2026velkommen!',
  'kodeord1',
])('%s is a common password', (password) => {
  expect(textOf(password)).toMatch(/blandt dem, alle prøver først/);
});

test.each([
  'nordlysevent',
  'NordlysEvent2026',
  'nordlys-event-aps!',
  '1mette.lind1',
  'mette.lind@nordlysevent.dk',
  'nordlysevent.dk',
])('%s is made of what others know of the person', (password) => {
  expect(textOf(password)).toMatch(/ligner din e-mail eller virksomhedens navn/);
});

test.each(['aaaaaaaa', 'abababab', '23456789', 'hgfedcba', 'ABCDEFGH', 'ææææææææ'])(
  '%s is a pattern',
  (password) => {
    expect(textOf(password)).toMatch(/mønster/);
  },
);

test.each([
  'sommerlys-2026',
  'nordlys-2026',
  'hemmelig-kode-1',
  'mette elsker nordlys',
  'gul-cykel-i-regn',
  '🦊🦊🐻🐻🦁🦁🐸🐸',
])('%s is accepted', (password) => {
  expect(textOf(password)).toBeUndefined();
});

test('a short or empty name of the company forbids nothing by itself', () => {
  for (const companyName of ['', 'A', '24', 'ApS'])
    for (const password of ['gul-cykel-i-regn', '48210573', 'a48210573', '24-48210573'])
      expect(textOf(password, { email: 'a@b.dk', companyName })).toBeUndefined();
});
