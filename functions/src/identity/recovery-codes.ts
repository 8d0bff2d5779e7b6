import { randomBytes } from 'node:crypto';

import {
  normalizeRecoveryCode,
  recoveryBytes,
  recoveryCodeCount,
  recoveryCodeOf,
} from '@driftig/domain/auth/recovery-codes';

import { hashOf } from './secrets.ts';

/** New codes, to be shown once; only their hashes are stored. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    recoveryCodeOf(randomBytes(recoveryBytes)),
  );
}

/** Says how a hash was made, so that another way can come beside it: 1 is SHA-256 of 130 random bits. */
const version = '1.';

export function hashOfRecoveryCode(typed: string): string {
  return version + hashOf(normalizeRecoveryCode(typed));
}

/** Codes of before have 80 bits, and their hashes no version; they work until they are renewed. */
export function isRecoveryCode(typed: string, hashes: readonly string[]): boolean {
  const hash = hashOfRecoveryCode(typed);
  return hashes.includes(hash) || hashes.includes(hash.slice(version.length));
}
