import { expect, test } from 'vitest';

import type { CompanyCredentials } from './assume-role.ts';
import { keepCredentials } from './company-credentials.ts';

const minute = 60 * 1000;

/** Credentials that live for an hour, by a clock that the test moves, and who asked for them. */
function setUp(most?: number) {
  const clock = { now: Date.parse('2026-11-24T08:00:00Z') };
  const asked: string[] = [];
  const assume = (companyId: string): Promise<CompanyCredentials> => {
    asked.push(companyId);
    const expiration = new Date(clock.now + 60 * minute);
    return Promise.resolve({ accessKeyId: companyId, secretAccessKey: 's', expiration });
  };
  const now = () => clock.now;
  return { clock, asked, credentialsOf: keepCredentials(assume, { now, ...(most && { most }) }) };
}

test('one of many concurrent requests fetches credentials, and each company gets its own', async () => {
  const { asked, credentialsOf } = setUp();
  const given = await Promise.all(['a', 'a', 'b', 'a'].map(credentialsOf));
  expect(given.map(({ accessKeyId }) => accessKeyId)).toEqual(['a', 'a', 'b', 'a']);
  expect(asked).toEqual(['a', 'b']);
});

test('they are renewed five minutes before they expire', async () => {
  const { clock, asked, credentialsOf } = setUp();
  await credentialsOf('a');
  clock.now += 55 * minute - 1;
  await credentialsOf('a');
  expect(asked).toEqual(['a']);
  clock.now += 1;
  await credentialsOf('a');
  expect(asked).toEqual(['a', 'a']);
});

test('a failed request is repeated', async () => {
  let count = 0;
  const credentialsOf = keepCredentials(() => {
    count += 1;
    return Promise.reject(new Error('down'));
  });
  await expect(credentialsOf('a')).rejects.toThrow('down');
  await expect(credentialsOf('a')).rejects.toThrow('down');
  expect(count).toBe(2);
});

test('the company asked for longest ago makes room', async () => {
  const { asked, credentialsOf } = setUp(2);
  for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await credentialsOf(id);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
