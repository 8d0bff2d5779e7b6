import type { User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';
import type { Write } from '@driftig/data/write';

import { settled, type Exchange } from './exchange.ts';
import type { House } from './house.ts';

/** What the caller may reach of their own account, past the company's data; nobody else's. */
export interface OwnAccount {
  /** Of the session that asks. */
  readonly sessionId: string;
  readonly record: () => Promise<User>;
  readonly endSession: (id: string) => Write;
  /** All but the one that asks, whichever there are by then. */
  readonly endOtherSessions: (record: User) => Write;
}

export function ownAccount(exchange: Exchange, house: House): OwnAccount {
  const actor = settled(exchange, 'actor');
  const sessionId = settled(exchange, 'sessionId');
  return {
    sessionId,
    async record() {
      const user = await house.accounts.findUser(actor.companyId, actor.userId);
      if (user === undefined) throw new AppError('not_logged_in');
      return user;
    },
    endSession: (id) => house.sessions.end(actor, id),
    endOtherSessions: (record) => house.sessions.keepOnly(record, sessionId),
  };
}
