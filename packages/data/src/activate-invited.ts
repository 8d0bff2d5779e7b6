import type { User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';

import { userEntity } from './auth.entities.ts';
import type { Table } from './client.ts';
import { updateOf, type Write } from './write.ts';

type About = Partial<Pick<User, 'name' | 'phone' | 'mobile'>>;

/**
 * Who was invited is now a user. Refused with token_invalid when the invitation was used, withdrawn
 * or sent again since `invited` was read.
 */
export function activateInvited(table: Table, invited: User, about: About, now: string): Write {
  const { companyId, userId, invitedAt, version } = invited;
  const update = userEntity(table)
    .patch({ companyId, userId })
    .set({
      ...about,
      status: 'active',
      passwordChangedAt: now,
      invitedAt: '',
      invitationEnds: '',
      version: version + 1,
    })
    .where(
      (item, op) => `${op.eq(item.status, 'invited')} AND ${op.eq(item.invitedAt, invitedAt)}`,
    );
  return updateOf(update, () => new AppError('token_invalid'));
}
