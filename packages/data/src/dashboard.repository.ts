import type { YearTotals } from '@driftig/domain/dashboard/totals';
import type { TotalsDelta } from '@driftig/domain/invoices/effects';

import type { Table } from './client.ts';
import { totalKeys, totalsEntity } from './dashboard.entities.ts';
import { updateOf, type Write } from './write.ts';

/** The aggregates of the actor's company, kept in the same transaction as each change. */
export function totalsRepository(table: Table, companyId: string) {
  const totals = totalsEntity(table);
  return {
    async ofYear(year: number): Promise<YearTotals> {
      const { data } = await totals.get({ companyId, year }).go({ consistent: true });
      const stored: Readonly<Record<string, unknown>> = data ?? {};
      return Object.fromEntries(totalKeys.map((key) => [key, Number(stored[key] ?? 0)]));
    },

    /** Adds; never reads first, so that two changes at once both count. */
    add(delta: TotalsDelta): Write {
      const upsert = totals.upsert({ companyId, year: delta.year }).add(delta.add);
      return updateOf(upsert);
    },
  };
}
