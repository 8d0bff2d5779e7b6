import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { depositSums } from '@driftig/domain/invoices/deposit';
import { invoiceSums } from '@driftig/domain/invoices/totals';

import { groupSums, isHalfTyped, isPriced } from '../../../../shared/line-editor/lines.ts';
import { isReadable } from '../../../../ui/fields/number-text.ts';
import { lineGroups } from '../../../../shared/line-editor/values.ts';
import { grossOf, takenOff, type DepositValues } from '../deposit/deposit.ts';
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
  const { groups, kind } = values;
  const priced = (group: LineGroup) => groups[group].filter(isPriced);
  const sums = invoiceSums(lineGroups.flatMap(priced), taxPercent, takenOff(values));
  return {
    ...sums,
    ...(kind === 'deposit' ? { amountDue: grossOf(values) } : {}),
    groups: groupSums(groups),
  };
}

/** Which sums would be of something else, because a number is half typed: those are not shown. */
export function unsureSums({ groups, kind, depositPrice }: SummedValues) {
  const ofGroup = {
    items: groups.items.some(isHalfTyped),
    productGroups: groups.productGroups.some(isHalfTyped),
    tasks: groups.tasks.some(isHalfTyped),
  };
  const lines = lineGroups.some((group) => ofGroup[group]);
  const deposit = kind === 'deposit' && !isReadable(depositPrice);
  return { ofGroup, lines, deposit, due: kind === 'deposit' ? deposit : lines };
}

/** The sums of the document itself: those of a deposit invoice are of the deposit. */
export function documentSums(values: SummedValues, taxPercent: number) {
  if (values.kind !== 'deposit') return sumsOf(values, taxPercent);
  return depositSums(grossOf(values), taxPercent);
}
