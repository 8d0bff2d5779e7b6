import type { OwedMonth, YearTotals } from '@driftig/domain/dashboard/totals';
import type { DateText } from '@driftig/domain/dates';
import type { TotalsDelta } from '@driftig/domain/aggregates';

import type { CustomerMonth } from '@driftig/domain/invoices/customer-figures';

import type { Table } from '../core/client.ts';
import { creditFigures } from '../invoices/credits.repository.ts';
import {
  customerMonthEntity,
  customerMonthKeys,
  owedEntity,
  owedKeys,
  totalKeys,
  totalsEntity,
} from './dashboard.entities.ts';
import { figuresIn } from './figures-in.ts';
import { foreignRepository } from './foreign.repository.ts';
import { updateOf, type Write } from '../core/write.ts';

/** The aggregates of the actor's company, written in the transaction of each change. */
export function totalsRepository(table: Table, companyId: string) {
  const totals = totalsEntity(table);
  const owed = owedEntity(table);
  const customerMonths = customerMonthEntity(table);
  const foreign = foreignRepository(table, companyId);

  return {
    ...creditFigures(table, companyId),

    /** The amounts in other currencies than kroner. */
    foreign,

    async getYear(year: number): Promise<YearTotals> {
      const { data } = await totals.get({ companyId, year }).go({ consistent: true });
      return figuresIn(data ?? {}, totalKeys);
    },

    /** Open amounts of the year's invoices, for the months of payment up to that of `today`. */
    async listOwed(year: number, today: DateText): Promise<OwedMonth[]> {
      const { data } = await owed.query
        .main({ companyId, year })
        .lte({ month: today.slice(0, 7) })
        .go({ pages: 'all', consistent: true });
      return data.map((item) => ({ month: item.month, figures: figuresIn(item, owedKeys) }));
    },

    /** A customer's months, at most two dozen items a year of trade with them. */
    async listCustomerMonths(customerId: string): Promise<CustomerMonth[]> {
      const { data } = await customerMonths.query
        .main({ companyId, customerId })
        .go({ pages: 'all', consistent: true });
      return data.map((item) => ({
        month: item.month,
        figures: figuresIn(item, customerMonthKeys),
      }));
    },

    /** An atomic increment: two changes at once are both counted. */
    add(delta: TotalsDelta): Write {
      const { year, payMonth: month, customerMonth, currency, add } = delta;
      if (currency !== undefined) return foreign.add({ ...delta, currency });
      if (customerMonth !== undefined)
        return updateOf(customerMonths.upsert({ companyId, ...customerMonth }).add(add));
      if (month === undefined) return updateOf(totals.upsert({ companyId, year }).add(add));
      return updateOf(owed.upsert({ companyId, year, month }).add(add));
    },
  };
}
