import { sourceKinds } from '@driftig/contracts/ledger/source-kind';

import type { Balance, CardLine } from '../queries.ts';
import { texts } from '../texts.ts';

interface BalancePart {
  readonly name: string;
  /** In øre; debit above 0. */
  readonly amount: number;
}

/**
 * The opening balance and the lines by the kind of document they come from. Lines that are not loaded are one
 * part, so that the parts always sum to the closing balance.
 */
export function balanceParts(lines: readonly CardLine[], balance: Balance): BalancePart[] {
  const { opening, closing } = balance;
  const kinds = [...new Set(lines.map(({ sourceKind }) => sourceKind))];
  const parts = kinds.map((kind) => {
    const own = lines.filter(({ sourceKind }) => sourceKind === kind);
    const amount = own.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
    return { name: `${own.length} × ${sourceKinds[kind]}`, amount };
  });
  const rest = parts.reduce((left, { amount }) => left - amount, closing - opening);
  return [
    { name: texts.opening, amount: opening },
    ...parts,
    ...(rest === 0 ? [] : [{ name: texts.notLoaded, amount: rest }]),
  ];
}
