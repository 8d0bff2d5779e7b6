import type { CompanyData } from '@driftig/data/store';
import { badInput } from '@driftig/domain/errors';

/** Throws bad_input at `account` for an unknown one; undefined and null are none. */
export async function assertAccount(
  { accounts }: Pick<CompanyData, 'accounts'>,
  account: string | null | undefined,
): Promise<void> {
  if (account === undefined || account === null) return;
  const isKnown = (await accounts.list()).some(({ id }) => id === account);
  if (!isKnown) throw badInput({ account: 'Kontoen findes ikke. Vælg en anden.' });
}
