import type { User } from './user.ts';

const fourteenDays = 14 * 24 * 60 * 60 * 1000;

/** What inviting someone, first or again, writes in their record; `now` is ISO UTC. */
export function invitationDates(now: string): { invitedAt: string; invitationEnds: string } {
  return { invitedAt: now, invitationEnds: new Date(Date.parse(now) + fourteenDays).toISOString() };
}

/** Whether someone may still take their invitation. */
export function isInvited(user: User, now: string): boolean {
  return user.status === 'invited' && user.invitationEnds > now;
}

/** Who was invited is now a user, and has the invitation no more. */
export function activateUser(
  invited: User,
  about: Partial<Pick<User, 'name' | 'phone' | 'mobile'>>,
  now: string,
): User {
  const used = { invitedAt: '', invitationEnds: '', passwordChangedAt: now };
  return { ...invited, ...about, ...used, status: 'active' };
}
