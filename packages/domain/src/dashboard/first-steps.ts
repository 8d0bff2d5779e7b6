import type { User } from '../auth/user.ts';
import type { Settings } from '../company/settings.ts';
import { nameOf } from '../employees/name-of.ts';

/** Whether a customer knows where to pay: registration and account number are both there. */
export function hasBankAccount({
  regNumber,
  accountNumber,
}: Pick<Settings, 'regNumber' | 'accountNumber'>): boolean {
  return regNumber !== '' && accountNumber !== '';
}

/**
 * Name or e-mail of any user other than `userId`; '' when the company has no other (product H8).
 */
export function colleagueOf(
  users: readonly Pick<User, 'userId' | 'name' | 'email'>[],
  userId: string,
): string {
  const colleague = users.findLast((user) => user.userId !== userId);
  return colleague === undefined ? '' : nameOf(colleague);
}
