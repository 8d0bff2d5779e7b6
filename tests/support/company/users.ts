import { actFor } from '@driftig/data/credentials/acting';
import { userEntity } from '@driftig/data/auth/auth.entities';
import type { User } from '@driftig/domain/auth/user';
import { services } from '@driftig/functions/pipeline/services';

type Changes = Partial<Omit<User, 'companyId' | 'userId'>>;

/** Changes a stored user directly, past the routes. */
export async function changeUser({ companyId, userId }: User, changes: Changes): Promise<void> {
  const user = userEntity(services().table);
  // Also in the middle of a call, whose function has the right for the company alone.
  await actFor(companyId, () => user.patch({ companyId, userId }).set(changes).go());
}

export async function removeUser({ companyId, userId }: User): Promise<void> {
  await userEntity(services().table).delete({ companyId, userId }).go();
}

/** Dates the last use of the person's sessions back by two hours. */
export async function ageSessions({ companyId, userId }: User): Promise<void> {
  const user = await services().accounts.findUser(companyId, userId);
  const twoHours = 2 * 60 * 60;
  const sessions = Object.entries(user?.sessions ?? {}).map(
    ([id, session]) => [id, { ...session, lastSeenAt: session.lastSeenAt - twoHours }] as const,
  );
  await userEntity(services().table)
    .patch({ companyId, userId })
    .set({ sessions: Object.fromEntries(sessions) })
    .go();
}
