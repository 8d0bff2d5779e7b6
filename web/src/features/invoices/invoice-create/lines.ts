import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { depositSums } from '@driftig/domain/invoices/deposit';
import { invoiceSums } from '@driftig/domain/invoices/totals';

import { groupSums, isPriced } from '../../../lines/lines.ts';
import { lineGroups } from '../../../lines/values.ts';
import { takenOff, type DepositValues } from './deposit.ts';
import type { InvoiceValues } from './form-values.ts';

interface FormSums extends ReturnType<typeof invoiceSums> {
  readonly groups: Record<LineGroup, number>;
}

type SummedValues = DepositValues & Pick<InvoiceValues, 'groups'>;

/**
 * The sums on the screen, by the same rule as the server's: of the lines, less a paid deposit. What a
 * deposit invoice asks for is its deposit. Incomplete lines are left out.
 */
export function sumsOf(values: SummedValues, taxPercent: number): FormSums {
  const { groups, kind, depositPrice } = values;
  const priced = (group: LineGroup) => groups[group].filter(isPriced);
  const sums = invoiceSums(lineGroups.flatMap(priced), taxPercent, takenOff(values));
  return {
    ...sums,
    ...(kind === 'deposit' ? { amountDue: depositPrice ?? 0 } : {}),
    groups: groupSums(groups),
  };
}

/** The sums of the document itself: those of a deposit invoice are of the deposit. */
export function documentSums(values: SummedValues, taxPercent: number) {
  if (values.kind !== 'deposit') return sumsOf(values, taxPercent);
  return depositSums(values.depositPrice ?? 0, taxPercent);
}
