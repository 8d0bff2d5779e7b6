import type { User } from '../auth/user.ts';

type Person = Pick<User, 'status' | 'role' | 'loginAllowed'>;

/** What a plan counts: people with an account or an invitation to make one. */
function isUser({ status }: Person): boolean {
  return status !== 'inactive';
}

/** Whether someone keeps the company from being locked out. */
function isOwnerWhoCanLogIn({ status, role, loginAllowed }: Person): boolean {
  return status === 'active' && role === 'owner' && loginAllowed;
}

/** What a change of one person (undefined: who is not there) does to the company's counts. */
export function countChangesOf(
  before: Person | undefined,
  after: Person | undefined,
): { users: number; owners: number } {
  const count = (test: (person: Person) => boolean) =>
    Number(after !== undefined && test(after)) - Number(before !== undefined && test(before));
  return { users: count(isUser), owners: count(isOwnerWhoCanLogIn) };
}
