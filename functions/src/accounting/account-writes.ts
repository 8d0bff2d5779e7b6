import type { AccountUse } from '@driftig/data/accounting/accounts.repository';
import type { Write } from '@driftig/data/core/write';
import type { CompanyData } from '@driftig/data/store';
import { accountUses } from '@driftig/domain/accounting/account-use';
import type { Draft } from '@driftig/domain/accounting/draft';
import { badInput } from '@driftig/domain/errors';

/**
 * Writes that count the drafts of accounts when a draft changes. Throws bad_input where a new account of the
 * draft does not exist.
 */
export async function accountWrites(
  { accounts }: Pick<CompanyData, 'accounts'>,
  before: Draft | undefined,
  after: Draft | undefined,
): Promise<Write[]> {
  const uses = accountUses(before, after);
  if (uses.size === 0) return [];
  const byId = new Map((await accounts.list()).map((account) => [account.id, account]));
  if (after !== undefined) assertKnown(after, byId);
  const counted = [...uses].flatMap(([id, by]): AccountUse[] => {
    const account = byId.get(id);
    return account === undefined ? [] : [{ account, by }];
  });
  return accounts.count(counted);
}

function assertKnown({ debitId, creditId }: Draft, byId: ReadonlyMap<string, unknown>): void {
  const unknown = Object.entries({ debitId, creditId }).filter(
    ([, id]) => id !== '' && !byId.has(id),
  );
  if (unknown.length > 0)
    throw badInput(
      Object.fromEntries(
        unknown.map(([name]) => [name, 'Kontoen findes ikke længere. Vælg en anden.']),
      ),
    );
}
