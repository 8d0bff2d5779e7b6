import type { CompanyData } from '@driftig/data/store';
import type { ClosedRange } from '@driftig/domain/periods/closed-ranges';
import { vatSettlement } from '@driftig/domain/periods/vat-settlement';

/** The lines that settle a period's VAT by what is posted now, and the chart. */
export async function readSettlement(
  { ledger, accounts }: Pick<CompanyData, 'ledger' | 'accounts'>,
  { from, to }: ClosedRange,
) {
  const [months, chart] = await Promise.all([
    ledger.listMonths(to.slice(0, 7), from.slice(0, 7)),
    accounts.list(),
  ]);
  return { ...vatSettlement(months, chart), chart };
}
