import type { MailedToken } from '@driftig/domain/auth/mailed-token';
import { AppError } from '@driftig/domain/errors';

import { tokenEntity } from './auth.entities.ts';
import type { Table } from '../core/client.ts';
import { deleteOf, type Write } from '../core/write.ts';

/** Tokens sent by mail. Only their hashes are stored. */
export function tokenRepository(table: Table) {
  const tokens = tokenEntity(table);
  return {
    async insert(token: MailedToken): Promise<void> {
      await tokens.put(token).go();
    },

    /** May return an expired token, because TTL removes them with a delay. */
    async find(hash: string): Promise<MailedToken | undefined> {
      const { data } = await tokens.get({ hash }).go({ consistent: true });
      return data ?? undefined;
    },

    /** Deletes the token in the transaction that uses it, so it can be used only once. */
    use({ hash }: MailedToken): Write {
      const removal = tokens.delete({ hash }).where((item, op) => op.exists(item.hash));
      return deleteOf(removal, () => new AppError('token_invalid'));
    },
  };
}
