const fourteenDays = 14 * 24 * 60 * 60 * 1000;

/** What inviting someone, first or again, writes in their record; `now` is ISO UTC. */
export function invitedNow(now: string): { invitedAt: string; invitationEnds: string } {
  return { invitedAt: now, invitationEnds: new Date(Date.parse(now) + fourteenDays).toISOString() };
}
