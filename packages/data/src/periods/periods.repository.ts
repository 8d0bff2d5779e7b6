import { defaultBookYears, type BookYears, type Period } from '@driftig/domain/periods/period';

import type { Table } from '../core/client.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { putOf, updateOf, type Write } from '../core/write.ts';
import { bookYearsEntity, ledgerPeriodEntity } from './periods.entities.ts';

const refusal = () => new VersionConflict();

/** Financial years and VAT periods of the actor's company. */
export function periodRepository(table: Table, companyId: string) {
  const periods = ledgerPeriodEntity(table);
  const years = bookYearsEntity(table);
  return {
    /** All periods that were closed at least once: a few a year. */
    async list(): Promise<Period[]> {
      const { data } = await periods.query
        .main({ companyId })
        .go({ pages: 'all', consistent: true });
      return data.map(({ kind, from, to, isClosed, last, version }) => ({
        kind,
        from,
        to,
        isClosed,
        ...last,
        version,
      }));
    },

    /** Optimistic lock: throws VersionConflict where the period was closed or opened since it was read. */
    save({ kind, from, to, isClosed, version, ...last }: Period): Write {
      if (version === 1)
        return putOf(
          periods.create({ companyId, kind, from, to, isClosed, last, version }),
          refusal,
        );
      const update = periods
        .patch({ companyId, kind, from, to })
        .set({ isClosed, last, version })
        .where((item, op) => op.eq(item.version, version - 1));
      return updateOf(update, refusal);
    },

    async settings(): Promise<BookYears> {
      const { data } = await years.get({ companyId }).go({ consistent: true });
      if (data === null) return defaultBookYears;
      const { firstMonth, vatPeriod, version } = data;
      return { firstMonth, vatPeriod, version };
    },

    /** Optimistic lock: throws VersionConflict where they were changed since they were read. */
    saveSettings({ firstMonth, vatPeriod, version }: BookYears): Write {
      if (version === 1)
        return putOf(years.create({ companyId, firstMonth, vatPeriod, version }), refusal);
      const update = years
        .patch({ companyId })
        .set({ firstMonth, vatPeriod, version })
        .where((item, op) => op.eq(item.version, version - 1));
      return updateOf(update, refusal);
    },
  };
}
