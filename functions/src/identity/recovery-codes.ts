import { randomBytes } from 'node:crypto';

import {
  normalizeRecoveryCode,
  recoveryBytes,
  recoveryCodeCount,
  recoveryCodeOf,
} from '@driftig/domain/auth/recovery-codes';

import { hashOf } from './secrets.ts';

/** Shown once; only their hashes are kept. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    recoveryCodeOf(randomBytes(recoveryBytes)),
  );
}

export function hashOfRecoveryCode(typed: string): string {
  return hashOf(normalizeRecoveryCode(typed));
}
