import { expect, test } from 'vitest';

import { actorName } from './actor-name.ts';

const people = new Map([['01JB', 'Mette Lindqvist']]);

test.each([
  ['01JB', 'Mette Lindqvist'],
  ['booking', 'Kunden'],
  ['mail', 'Mailsystemet'],
  ['01JC', 'En tidligere kollega'],
])('%s is called %s', (by, name) => {
  expect(actorName(by, people)).toBe(name);
});
