import type { User } from '@driftig/domain/auth/user';

import { services } from '../pipeline/services.ts';

/** Finds the user with this e-mail, in any company. */
export async function findPerson(email: string): Promise<User | undefined> {
  const { accounts } = services();
  const login = await accounts.findByEmail(email);
  return login && accounts.findUser(login.companyId, login.userId);
}
