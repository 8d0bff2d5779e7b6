import type { CompanyData } from '@driftig/data/store';
import { creditOf } from '@driftig/domain/invoices/balance';

import { combine, contributionsOf, type Contribution, type Contributor } from '../contribution.ts';
import { markDepositPaid } from './deposit.ts';
import { saveInvoice } from './document.ts';
import type { ChangeFacts, Changed } from './facts.ts';
import { emitPaymentEvents } from './payments.ts';

const contributors: readonly Contributor<ChangeFacts>[] = [
  saveInvoice,
  markDepositPaid,
  emitPaymentEvents,
];

/** The parts of a change of issued invoices, each named once. */
export async function changeParts(
  store: CompanyData,
  changed: readonly Changed[],
): Promise<Contribution[]> {
  const parts = changed.map(({ before, after }) => {
    const counted = { ...after, countedCredit: creditOf(after) };
    return contributionsOf({ store, before, after: counted }, contributors);
  });
  return (await Promise.all(parts)).flat();
}

/** The same as one change, which the caller adds its audit record to and commits. */
export async function changeInvoices(store: CompanyData, ...changed: readonly Changed[]) {
  return combine(store, await changeParts(store, changed));
}
