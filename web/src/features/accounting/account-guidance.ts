import { guidanceOf } from '@driftig/domain/accounting/account-help';

import type { Account } from './queries.ts';

/** The instruction for posting to the chosen account, as the help of its field; `otherwise` where it has none. */
export function helpOfAccount(
  accounts: readonly Account[],
  id: string | null,
  otherwise?: string,
): { readonly help?: string } {
  const chosen = accounts.find((account) => account.id === id);
  const help = (chosen && guidanceOf(chosen)) ?? otherwise;
  return help === undefined ? {} : { help };
}
