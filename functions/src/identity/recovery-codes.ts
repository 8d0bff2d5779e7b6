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

export function hashOfRecoveryCode(typed: string): string {
  return hashOf(normalizeRecoveryCode(typed));
}
