import type { OpenDeposit } from '@driftig/contracts/invoices/bases';

import { followsPaidDeposit } from './deposit.ts';
import type { InvoiceValues } from '../values/form-values.ts';

type Named = Pick<InvoiceValues, 'orderNumber' | 'kind'>;
type Chosen = Named & Pick<InvoiceValues, 'followsDeposit'>;

/** The paid deposit of the form's order, which its End invoice takes off (product D1). */
export function depositOfOrder(
  { orderNumber, kind }: Named,
  deposits: readonly OpenDeposit[],
): OpenDeposit | undefined {
  if (orderNumber === null || kind === 'deposit') return undefined;
  return deposits.find((row) => row.paid && row.orderNumber === orderNumber);
}

/** The same, where the form leaves it out: it was paid after the form was filled in, or taken away. */
export function depositLeftOut(
  values: Chosen,
  deposits: readonly OpenDeposit[],
): OpenDeposit | undefined {
  return followsPaidDeposit(values) ? undefined : depositOfOrder(values, deposits);
}
