import type { User } from '../auth/user.ts';

type Person = Pick<User, 'status' | 'role' | 'loginAllowed'>;

/** Whether a plan counts the person: one with an account or an invitation. */
function isUser({ status }: Person): boolean {
  return status !== 'inactive';
}

/** A company must keep at least one such user, or no one could manage it. */
function isOwnerWhoCanLogIn({ status, role, loginAllowed }: Person): boolean {
  return status === 'active' && role === 'owner' && loginAllowed;
}

/** How a change alters the company's counts; `before` is undefined for a new person, `after` for a removed one. */
export function countChangesOf(
  before: Person | undefined,
  after: Person | undefined,
): { users: number; owners: number } {
  const count = (test: (person: Person) => boolean) =>
    Number(after !== undefined && test(after)) - Number(before !== undefined && test(before));
  return { users: count(isUser), owners: count(isOwnerWhoCanLogIn) };
}
