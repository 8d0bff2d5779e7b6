import { accountRoutes } from '@driftig/contracts/accounting/accounts';
import type { AnswerOf } from '@driftig/contracts/core/route';

import { routeQuery } from '../../api/queries/route-query.ts';

export type Account = AnswerOf<typeof accountRoutes.listAccounts>[number];

export const accountsQuery = routeQuery(accountRoutes.listAccounts, {});

/** '1610 Varekøb', as accounts are chosen and shown. */
export const accountLabel = ({ number, name }: Pick<Account, 'number' | 'name'>) =>
  `${number} ${name}`;
