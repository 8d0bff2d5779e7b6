import type { CreditDelta } from '@driftig/domain/invoices/credit-deltas';
import type { Oere } from '@driftig/domain/money';

import type { Table } from '../core/client.ts';
import { creditEntity } from './credits.entities.ts';
import { updateOf, type Write } from '../core/write.ts';

/** Credit of customers in one currency. */
interface CreditFigure {
  readonly currency: string;
  readonly count: number;
  readonly amount: Oere;
}

/** Credit of the actor's company's customers, written in the transaction of each change. */
export function creditFigures(table: Table, companyId: string) {
  const credits = creditEntity(table);
  return {
    /** An item for each currency that something was ever owed in; without a customer of all. */
    async listCredits(customerId = ''): Promise<CreditFigure[]> {
      const { data } = await credits.query
        .main({ companyId, customerId })
        .go({ pages: 'all', consistent: true });
      return data
        .map(({ currency, count = 0, amount = 0 }) => ({ currency, count, amount }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => orderOf(one) - orderOf(other));
    },

    /** An atomic increment: two changes at once are both counted. */
    addCredit({ customerId, currency, count, amount }: CreditDelta): Write {
      return updateOf(credits.upsert({ companyId, customerId, currency }).add({ count, amount }));
    },
  };
}

/** Kroner first; the others are in the order of their names. */
const orderOf = ({ currency }: CreditFigure) => (currency === 'DKK' ? 0 : 1);
