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

/** The name or e-mail of somebody else than `userId`; '' when there is nobody (product H8). */
export function colleagueOf(
  users: readonly Pick<User, 'userId' | 'name' | 'email'>[],
  userId: string,
): string {
  const colleague = users.findLast((user) => user.userId !== userId);
  return colleague === undefined ? '' : nameOf(colleague);
}
