import { expect, test } from 'vitest';

import { hashOf, newSecret } from './secrets.ts';

test('a secret has 256 random bits, and no two are the same', () => {
  const secrets = Array.from({ length: 200 }, newSecret);
  expect(new Set(secrets).size).toBe(200);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
});

test('a stored hash says how it was made: v1 is SHA-256', () => {
  expect(hashOf('abc')).toBe('v1_ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

test('a hash is neither the secret nor the start of one', () => {
  const secret = newSecret();
  expect(hashOf(secret)).not.toContain(secret);
  expect(hashOf(secret)).toHaveLength(46);
});
