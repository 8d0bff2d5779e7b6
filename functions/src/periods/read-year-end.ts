import type { CompanyData } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';
import type { ClosedRange } from '@driftig/domain/periods/closed-ranges';
import type { Period } from '@driftig/domain/periods/period';
import { yearEnd } from '@driftig/domain/periods/year-end';

/** The lines that close a year by what is posted now. Throws not_found for a VAT period. */
export async function readYearEnd(
  { ledger, accounts }: Pick<CompanyData, 'ledger' | 'accounts'>,
  { kind, from, to }: ClosedRange & Pick<Period, 'kind'>,
) {
  if (kind !== 'year') throw new AppError('not_found');
  const [months, chart] = await Promise.all([
    ledger.listMonths(to.slice(0, 7), from.slice(0, 7)),
    accounts.list(),
  ]);
  return { ...yearEnd(months, chart), chart };
}
