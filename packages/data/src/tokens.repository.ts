import type { MailedToken } from '@driftig/domain/auth/mailed-token';
import { AppError } from '@driftig/domain/errors';

import { tokenEntity } from './auth.entities.ts';
import type { Table } from './client.ts';
import { deleteOf, type Write } from './write.ts';

/** Tokens that were sent by mail, by their hash: the token itself is nowhere but in the mail. */
export function tokenRepository(table: Table) {
  const tokens = tokenEntity(table);
  return {
    async insert(token: MailedToken): Promise<void> {
      await tokens.put(token).go();
    },

    /** Also one that is over: the table takes those away only after a while. */
    async find(hash: string): Promise<MailedToken | undefined> {
      const { data } = await tokens.get({ hash }).go({ consistent: true });
      return data ?? undefined;
    },

    /** Takes it away, in the change that it is used for; of two at once one is refused. */
    use({ hash }: MailedToken): Write {
      const removal = tokens.delete({ hash }).where((item, op) => op.exists(item.hash));
      return deleteOf(removal, () => new AppError('token_invalid'));
    },
  };
}
