import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';

import { commonPasswords } from './common-passwords.ts';

test('the list is the 10,000 commonest passwords that are long enough to be chosen', async () => {
  const ranked = (dictionary['passwords-common'] ?? []).map(String);
  const expected = ranked.filter((password) => password.length >= 8).slice(0, 10_000);
  expect(await commonPasswords()).toEqual(new Set(expected));
});
