import type { CompanyData } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';
import type { LedgerEntry } from '@driftig/domain/ledger/entry';

/** An entry by its id, which is its voucher number. Throws not_found. */
export async function loadEntry(
  { ledger }: Pick<CompanyData, 'ledger'>,
  id: string,
): Promise<LedgerEntry> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError('not_found');
  return ledger.get(Number(id));
}
