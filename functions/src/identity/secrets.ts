import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url, for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Says how the hash was made, so that another way can come beside it; see docs/security.md. */
const way = 'v1_';

/** The stored hash of a secret. 256 random bits need neither salt nor a slow hash. */
export function hashOf(secret: string): string {
  return way + createHash('sha256').update(secret).digest('base64url');
}
