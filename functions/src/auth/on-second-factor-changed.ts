import { userRepository } from '@driftig/data/auth/auth.repository';
import type { User } from '@driftig/domain/auth/user';

import { consume } from '../events/consume.ts';
import { mayLogIn } from '../identity/verify-session.ts';
import { services } from '../pipeline/services.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { removedSecondFactorMail, secondFactorMail } from './account-mails.ts';

/**
 * Mails the user, so that they notice a change by another person. A removal by the operator is
 * mailed to the company's owners too: they know whether the person asked for it.
 */
export const handler = consume('secondFactorChanged', async ({ companyId, payload }) => {
  const user = await services().accounts.findUser(companyId, payload.userId);
  if (user === undefined) return;
  const { SITE_URL } = mailEnvironment();
  await sendMail(secondFactorMail(user.email, payload.change, SITE_URL));
  if (payload.change !== 'removed') return;
  for (const owner of await otherOwners(user))
    await sendMail(removedSecondFactorMail(owner.email, user, SITE_URL));
});

async function otherOwners({ companyId, userId }: User): Promise<User[]> {
  const everybody = await userRepository(services().table, companyId).list();
  return everybody.filter(
    (person) => person.role === 'owner' && person.userId !== userId && mayLogIn(person),
  );
}
