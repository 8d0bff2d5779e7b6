import type { User } from '@driftig/domain/auth/user';

import { house } from '../pipeline/services.ts';

/** Whose e-mail it is, in whichever company. */
export async function findPerson(email: string): Promise<User | undefined> {
  const { accounts } = house();
  const login = await accounts.findByEmail(email);
  return login && accounts.findUser(login.companyId, login.userId);
}
