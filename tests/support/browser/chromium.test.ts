import { expect, test } from 'vitest';

import { withLibraries, type Program } from './chromium.ts';

/** Starts only with libraries from one of these folders; '' are those of the system. */
const startsWith =
  (...folders: readonly string[]) =>
  ({ env }: Program) =>
    Promise.resolve(
      folders.includes(env['LD_LIBRARY_PATH'] ?? '') ? undefined : 'libnss3.so: cannot open',
    );

const choose = (...folders: readonly string[]) =>
  withLibraries('/chromium', '/shipped', startsWith(...folders));

test('the browser has the libraries of the system where they are there', async () => {
  expect(await choose('', '/shipped')).toEqual({ path: '/chromium', env: {} });
});

test('the browser has the libraries of its package where the system has none', async () => {
  expect(await choose('/shipped')).toEqual({
    path: '/chromium',
    env: { LD_LIBRARY_PATH: '/shipped' },
  });
});

test('one line says what to install where the browser starts with neither', async () => {
  const error: unknown = await choose().catch((reason: unknown) => reason);
  expect(String(error)).toMatch(
    /^Error: The browser .*libnss3\.so: cannot open.*apt-get install libnss3 libexpat1$/,
  );
});
