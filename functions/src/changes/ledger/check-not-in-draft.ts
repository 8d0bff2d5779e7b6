import type { Write } from '@driftig/data/core/write';
import type { CompanyData } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';

/**
 * Throws conflict for a receipt or expense that is in a draft, which is posted there. The write throws
 * VersionConflict where it was imported meanwhile.
 */
export async function checkNotInDraft(
  { accountingDrafts }: Pick<CompanyData, 'accountingDrafts'>,
  source: string,
): Promise<Write> {
  if ((await accountingDrafts.findOfSource(source)) !== undefined)
    throw new AppError('conflict', { message: 'Bilaget er i kladden. Bogfør det fra kladden.' });
  return accountingDrafts.checkNotImported(source);
}
