import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret; with so many random bits nobody finds the way back. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
