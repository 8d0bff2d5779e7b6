import { createHmac } from 'node:crypto';

/** 96 bits: enough to see that two lines are about the same e-mail. */
const length = 16;

/**
 * Keyed hash of an unknown e-mail for the security log. The key is a secret of the stage, so that
 * readers of the log cannot try e-mails against it; a new secret gives new marks
 * (docs/decisions/0098).
 */
export function emailMark(secret: string | undefined, email: string): string {
  if (secret === undefined) throw new Error('This function has no DEVICE_SECRET');
  const signed = createHmac('sha256', secret).update(`security log ${email}`);
  return signed.digest('base64url').slice(0, length);
}
