import { brotliDecompressSync } from 'node:zlib';

import { assertNotGuessed, type PasswordOwner } from '@driftig/domain/auth/weak-password';

let list: Promise<ReadonlySet<string>> | undefined;

/** The 10,000 commonest: a chunk of its own, read when a password is first chosen. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('./common-passwords.list.ts').then(({ packedList }) => {
    const unpacked = brotliDecompressSync(Buffer.from(packedList, 'base64'));
    return new Set(unpacked.toString().split('\n'));
  });
  return list;
}

/** Throws bad_input at `field` for a password that is among the first to be guessed (product A19). */
export async function assertGoodPassword(
  field: string,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const common = await commonPasswords();
  assertNotGuessed(field, password, owner, (typed) => common.has(typed));
}
