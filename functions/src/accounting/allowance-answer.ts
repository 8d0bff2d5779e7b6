import { allowancePartLabels } from '@driftig/contracts/accounting/allowance-status';
import type { CompanyData } from '@driftig/data/store';
import type { Allowance } from '@driftig/domain/accounting/allowances/allowance';

import { addsTeam } from '../changes/accounting/with-team.ts';

/** A function that adds the team's name to a row, and to each part its label. */
export async function addsLabels(store: Pick<CompanyData, 'departments'>) {
  const withTeam = await addsTeam(store);
  return <Row extends Allowance>(row: Row) => ({
    ...withTeam(row),
    parts: row.parts.map((part) => ({ ...part, label: allowancePartLabels[part.of] })),
  });
}
