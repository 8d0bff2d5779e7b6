import type { User } from '@driftig/domain/auth/user';

import { services } from '../pipeline/services.ts';

/** Whose e-mail it is, in whichever company. */
export async function findPerson(email: string): Promise<User | undefined> {
  const { accounts } = services();
  const login = await accounts.findByEmail(email);
  return login && accounts.findUser(login.companyId, login.userId);
}
