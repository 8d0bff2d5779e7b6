import type { TotalsDelta } from '@driftig/domain/aggregates';
import type { ForeignOwed } from '@driftig/domain/dashboard/foreign';
import type { ForeignTotals } from '@driftig/domain/dashboard/totals';
import type { DateText } from '@driftig/domain/dates';
import type { ForeignCustomerMonth } from '@driftig/domain/invoices/customer-figures';

import type { Table } from '../core/client.ts';
import { foreignDueKeys, foreignEntity, foreignTotalKeys } from './dashboard.entities.ts';
import { figuresIn } from './figures-in.ts';
import { updateOf, type Write } from '../core/write.ts';

const ofYear = (year: number) => `totals#${year}`;
const owedIn = (year: number) => `owed#${year}`;
const ofCustomer = (customerId: string) => `cu#${customerId}`;

/** The amounts of the actor's company in other currencies than kroner (product H11). */
export function foreignRepository(table: Table, companyId: string) {
  const foreign = foreignEntity(table);
  const list = async (scope: string, keys: readonly string[]) => {
    const { data } = await foreign.query
      .main({ companyId, scope })
      .go({ pages: 'all', consistent: true });
    return data.map((item) => ({
      currency: item.currency,
      month: item.period,
      figures: figuresIn(item, keys),
    }));
  };

  return {
    listYear: (year: number): Promise<ForeignTotals[]> => list(ofYear(year), foreignTotalKeys),

    /** As `listOwed` of the totals. */
    async listOwed(year: number, today: DateText): Promise<ForeignOwed[]> {
      const months = await list(owedIn(year), foreignDueKeys);
      return months.filter(({ month }) => month <= today.slice(0, 7));
    },

    listCustomerMonths: (customerId: string): Promise<ForeignCustomerMonth[]> =>
      list(ofCustomer(customerId), foreignDueKeys),

    /** An atomic increment of the figures that the delta is of. */
    add(delta: TotalsDelta & { readonly currency: string }): Write {
      const { currency, add } = delta;
      return updateOf(foreign.upsert({ companyId, currency, ...placeOf(delta) }).add(add));
    },
  };
}

function placeOf({ year, payMonth, customerMonth }: TotalsDelta) {
  if (customerMonth !== undefined)
    return { scope: ofCustomer(customerMonth.customerId), period: customerMonth.month };
  if (payMonth !== undefined) return { scope: owedIn(year), period: payMonth };
  return { scope: ofYear(year), period: String(year) };
}
