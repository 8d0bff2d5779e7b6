import type { Write } from '@driftig/data/core/write';
import type { CompanyData } from '@driftig/data/store';
import { accountUses } from '@driftig/domain/accounting/account-use';
import type { Account } from '@driftig/domain/accounting/account';
import type { Draft } from '@driftig/domain/accounting/draft';

type Store = Pick<CompanyData, 'accounts' | 'company'>;

/** The company's chart, and whether it has VAT (product B48), read at once. */
export async function readBooks({ accounts, company }: Store) {
  const [list, { settings }] = await Promise.all([accounts.list(), company.get()]);
  return { accounts: list, isTaxed: settings.taxPercent !== 0 };
}

/**
 * Marks accounts that are posted to for the first time, and counts a draft that leaves with its posting.
 * Throws VersionConflict when one was deleted or renumbered meanwhile.
 */
export function markPosted(
  { accounts }: Pick<CompanyData, 'accounts'>,
  chart: readonly Account[],
  accountIds: readonly string[],
  draft?: Draft,
): Write[] {
  const uses = accountUses(draft, undefined);
  return accounts.count(
    chart.flatMap((account) => {
      const by = uses.get(account.id) ?? 0;
      const isFirst = accountIds.includes(account.id) && !account.isPosted;
      if (by === 0 && !isFirst) return [];
      return [{ account, by, ...(isFirst && { isPosted: true as const }) }];
    }),
  );
}
