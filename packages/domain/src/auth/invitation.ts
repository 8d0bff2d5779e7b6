import type { User } from './user.ts';

const fourteenDays = 14 * 24 * 60 * 60 * 1000;

/** The dates that an invitation, new or sent again, sets on the user; `now` is ISO UTC. */
export function invitationDates(now: string): { invitedAt: string; invitationEnds: string } {
  return { invitedAt: now, invitationEnds: new Date(Date.parse(now) + fourteenDays).toISOString() };
}

/** Whether the user's invitation can still be accepted. */
export function isInvited(user: User, now: string): boolean {
  return user.status === 'invited' && user.invitationEnds > now;
}

/**
 * True when an e-mail is taken: an invitation holds it until it ends (product A25). `now` is ISO
 * UTC.
 */
export function isHeld({ heldUntil }: { readonly heldUntil?: string }, now: string): boolean {
  return heldUntil === undefined || heldUntil > now;
}

/** The user after accepting the invitation: active, and without an invitation. */
export function activateUser(
  invited: User,
  about: Partial<Pick<User, 'name' | 'phone' | 'mobile'>>,
  now: string,
): User {
  const used = { invitedAt: '', invitationEnds: '', passwordChangedAt: now };
  return { ...invited, ...about, ...used, status: 'active' };
}
