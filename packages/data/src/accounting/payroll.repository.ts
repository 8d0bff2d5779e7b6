import type { PayrollSettings } from '@driftig/domain/accounting/payroll/payroll-lines';

import type { Table } from '../core/client.ts';
import { putOf, type Write } from '../core/write.ts';
import { payrollSettingsEntity } from './payroll.entities.ts';

interface StoredSettings extends PayrollSettings {
  /** 0 before the first save. */
  readonly version: number;
}

const none: StoredSettings = { mileage: '', diet: '', expense: '', numbers: {}, version: 0 };

/** The settings of the company's payroll file. */
export function payrollRepository(table: Table, companyId: string) {
  const settings = payrollSettingsEntity(table);
  return {
    async settings(): Promise<StoredSettings> {
      const { data } = await settings.get({ companyId }).go({ consistent: true });
      return data ?? none;
    },

    /** Optimistic lock: conflict (409) when settings or exports were written since `before` was read. */
    save(before: StoredSettings, after: PayrollSettings): Write {
      const { mileage, diet, expense, numbers } = after;
      const put = settings
        .put({ companyId, mileage, diet, expense, numbers, version: before.version + 1 })
        .where((item, op) =>
          before.version === 0 ? op.notExists(item.version) : op.eq(item.version, before.version),
        );
      return putOf(put);
    },
  };
}
