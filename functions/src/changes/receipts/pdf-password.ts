import { createCipheriv, createHash } from 'node:crypto';

import { readEncryption } from './pdf-encryption.ts';

type Encryption = NonNullable<ReturnType<typeof readEncryption>>;

/**
 * Whether a PDF opens only with a password. Many are encrypted with an empty one, to forbid changes;
 * those anybody can read.
 */
export function needsPassword(content: Buffer): boolean {
  const encryption = readEncryption(content);
  return encryption !== undefined && !opensWithoutPassword(encryption);
}

function opensWithoutPassword(encryption: Encryption): boolean {
  if (encryption.filter !== 'Standard') return false;
  const { revision } = encryption;
  if (revision >= 2 && revision <= 4) return opensByRc4(encryption);
  if (revision === 5 || revision === 6) return opensByHash(encryption);
  return false;
}

/** Padding of an empty password to 32 bytes (ISO 32000-2, 7.6.4.3.2). */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

const digest = (name: string, ...parts: Buffer[]) =>
  createHash(name).update(Buffer.concat(parts)).digest();

/** Algorithms 2, 4 and 5: the key of the empty password must encrypt what `user` has. */
function opensByRc4(encryption: Encryption): boolean {
  const { revision, owner, user, fileId } = encryption;
  const key = fileKey(encryption);
  if (revision === 2) return rc4(key, padding).equals(user.subarray(0, 32));
  let encrypted: Buffer = digest('md5', padding, fileId);
  for (let round = 0; round < 20; round += 1)
    encrypted = rc4(Buffer.from(key.map((byte) => byte ^ round)), encrypted);
  return owner.length >= 32 && encrypted.equals(user.subarray(0, 16));
}

function fileKey(encryption: Encryption): Buffer {
  const { revision, keyBytes, permissions, encryptsMetadata, owner, fileId } = encryption;
  const bytes = revision === 2 ? 5 : revision === 4 ? 16 : Math.min(Math.max(keyBytes, 5), 16);
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const metadata = Buffer.alloc(revision === 4 && !encryptsMetadata ? 4 : 0, 0xff);
  let key = digest('md5', padding, owner.subarray(0, 32), flags, fileId, metadata);
  const rounds = revision > 2 ? 50 : 0;
  for (let round = 0; round < rounds; round += 1) key = digest('md5', key.subarray(0, bytes));
  return key.subarray(0, bytes);
}

/** RC4 is no longer among the ciphers of OpenSSL. */
function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one & 0xff] = at(other);
    state[other & 0xff] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  let j = 0;
  return Buffer.from(
    content.map((byte, index) => {
      const i = index + 1;
      j = (j + at(i)) & 0xff;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}

/** Algorithm 11: `user` is a hash, and behind it the salt that it was made with. */
function opensByHash({ revision, user }: Encryption): boolean {
  const salt = user.subarray(32, 40);
  const hash = revision === 5 ? digest('sha256', salt) : hardenedHash(digest('sha256', salt));
  return hash.equals(user.subarray(0, 32));
}

const hashes = ['sha256', 'sha384', 'sha512'] as const;

/** Algorithm 2.B, of an empty password. */
function hardenedHash(first: Buffer): Buffer {
  let key = first;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const encrypted = cipher.setAutoPadding(false).update(Buffer.concat(Array(64).fill(key)));
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = digest(hashes[sum % 3] ?? 'sha256', encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}
