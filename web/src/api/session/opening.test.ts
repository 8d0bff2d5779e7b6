import { expect, test } from 'vitest';

import { readMailedLink } from './opening.ts';

const token = 'et-token_fra-en-mail';
const linkOf = (address: string) => readMailedLink(new URL(address, 'https://driftig.example'));

test.each([
  [`/#reset=${token}`, 'reset', '/'],
  [`/?reset=${token}`, 'reset', '/'],
  [`/?x=1&reset=${token}#features`, 'reset', '/'],
  [`/signup#${token}`, 'invitation', '/signup'],
  [`/signup/#${token}`, 'invitation', '/signup'],
  [`/signup/${token}`, 'invitation', '/signup'],
  [`/signup/${token}/?utm=x`, 'invitation', '/signup'],
  [`/confirm#${token}`, 'confirmation', '/confirm'],
])('%s is taken out of the address', (address, kind, path) => {
  expect(linkOf(address)).toEqual({ opening: { kind, token }, path });
});

test.each([
  '/',
  '/#features',
  '/#reset=',
  '/?next=/chat',
  '/signup',
  '/signup/',
  '/chat#abc',
  '/info/signup#abc',
])('%s has none', (address) => {
  expect(linkOf(address)).toBeUndefined();
});
