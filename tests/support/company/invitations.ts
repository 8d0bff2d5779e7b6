import { invitationDates } from '@driftig/domain/auth/invitation';
import { invitationToken, resetToken } from '@driftig/domain/auth/mailed-token';
import type { User } from '@driftig/domain/auth/user';
import { services } from '@driftig/functions/pipeline/services';
import { hashOf, newSecret } from '@driftig/functions/identity/secrets';
import { ulid } from 'ulid';

import { addPerson, type TestCompany } from './company.ts';

/** Adds an invited person, who has no account yet. */
export async function createInvited(
  { employee, store }: TestCompany,
  about: Partial<User> = {},
): Promise<User> {
  const invited: User = {
    ...employee.user,
    userId: ulid(),
    email: `inviteret@${ulid().toLowerCase()}.dk`,
    name: 'Freja Holm',
    phone: '',
    mobile: '',
    status: 'invited',
    ...invitationDates(new Date().toISOString()),
    ...about,
  };
  await addPerson(store, invited);
  return invited;
}

/** Creates a token as the link of an invitation has it, without sending the mail. */
export async function createInvitationToken(user: User): Promise<string> {
  const secret = newSecret();
  await services().mailedTokens.insert(invitationToken(hashOf(secret), user));
  return secret;
}

/** Creates the token of a password reset requested at `at` (ms), without sending the mail. */
export async function createResetToken(user: User, at = Date.now()): Promise<string> {
  const secret = newSecret();
  await services().mailedTokens.insert(resetToken(hashOf(secret), user, Math.floor(at / 1000)));
  return secret;
}
