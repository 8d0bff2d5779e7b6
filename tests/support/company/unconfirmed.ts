import { confirmationToken } from '@driftig/domain/auth/mailed-token';
import type { User } from '@driftig/domain/auth/user';
import { companyEntity } from '@driftig/data/company/company.entities';
import { hashOf, newSecret } from '@driftig/functions/identity/secrets';
import { services } from '@driftig/functions/pipeline/services';

/** Makes the company one whose founder has not confirmed their e-mail yet. */
export async function unconfirm({ companyId, email }: User): Promise<void> {
  const update = companyEntity(services().table).patch({ companyId });
  await update.set({ unconfirmedEmail: email }).go();
}

/** Creates a token as the link of the mail has it, asked for at `at` (ms). */
export async function createConfirmationToken(user: User, at = Date.now()): Promise<string> {
  const secret = newSecret();
  const token = confirmationToken(hashOf(secret), user, Math.floor(at / 1000));
  await services().mailedTokens.insert(token);
  return secret;
}
