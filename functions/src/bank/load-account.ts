import type { CompanyData } from '@driftig/data/store';
import { bankAccount } from '@driftig/domain/bank/bank-accounts';

/** The chart and one of its bank accounts. Throws not_found, and conflict for another account. */
export async function loadAccount({ accounts }: Pick<CompanyData, 'accounts'>, id: string) {
  const chart = await accounts.list();
  return { chart, account: bankAccount(chart, id) };
}
