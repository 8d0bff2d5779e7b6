import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { depositSums } from '@driftig/domain/invoices/deposit';
import { depositShares, keptShares, vatShares } from '@driftig/domain/invoices/vat/vat-shares';
import { invoiceSums } from '@driftig/domain/invoices/totals';

import { groupSums, isHalfTyped, isPriced } from '../../../../shared/line-editor/lines.ts';
import { isReadable } from '../../../../ui/fields/number-text.ts';
import { lineGroups } from '../../../../shared/line-editor/values.ts';
import { grossOf, takenOff, type DepositValues } from '../deposit/deposit.ts';
import type { InvoiceValues } from './form-values.ts';

interface FormSums extends ReturnType<typeof invoiceSums> {
  readonly groups: Record<LineGroup, number>;
}

type SummedValues = DepositValues & Pick<InvoiceValues, 'groups' | 'vatCode'>;

/**
 * The sums on the screen, by the same rule as the server's: of the lines, less a paid deposit. What a
 * deposit invoice asks for is its deposit. Incomplete lines are left out.
 */
export function sumsOf(values: SummedValues, taxPercent: number): FormSums {
  const { groups, kind } = values;
  const sums = invoiceSums(codedOf(values), taxPercent, takenOff(values));
  return {
    ...sums,
    ...(kind === 'deposit' ? { amountDue: grossOf(values) } : {}),
    groups: groupSums(groups),
  };
}

/** The complete lines, each with its VAT code. */
const codedOf = ({ groups, vatCode }: SummedValues) =>
  lineGroups.flatMap((group) =>
    groups[group].filter(isPriced).map((line) => ({ ...line, vatCode: line.vatCode ?? vatCode })),
  );

/** Net and VAT of the document by VAT code, as the server's rule has them. */
export function documentShares(values: SummedValues, taxPercent: number) {
  if (taxPercent === 0) return undefined;
  const ofLines = vatShares(codedOf(values), taxPercent);
  if (values.kind !== 'deposit') return keptShares(ofLines);
  const rate = { taxPercent, code: values.vatCode };
  return keptShares(depositShares(grossOf(values), ofLines, rate));
}

/** Which sums would be of something else, because a number is half typed: those are not shown. */
export function unsureSums({ groups, kind, depositPrice }: Omit<SummedValues, 'vatCode'>) {
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
  return depositSums(grossOf(values), taxPercent, documentShares(values, taxPercent));
}
