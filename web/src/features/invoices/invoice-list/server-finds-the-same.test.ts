import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoices } from '@driftig/contracts/records/types/invoices';
import { shownStatus } from '@driftig/domain/invoices/status';
import { invoiceRule } from '@driftig/domain/lists/rules/invoices';
import { expectSamePages } from '@driftig/tests/support/lists/same-rows';
import { expect, test, vi } from 'vitest';

import { statusTabs } from '../../../shared/record-screens/list/record-statuses.ts';
import { invoiceList } from './columns.tsx';
import { invoiceFilters } from './filters.ts';

// Nothing is fetched ahead: there is no window.
vi.hoisted(() => vi.stubGlobal('navigator', { connection: { saveData: true } }));

const today = '2026-11-12';

test('the server finds, counts and orders invoices as the table does', () => {
  const options = { today, currency: 'DKK', onChoose: () => undefined };
  const filters = invoiceFilters(2026, { pay: 'credit' });
  const rule = invoiceRule(today, 'DKK');
  expect(filters.map(({ id }) => id)).toEqual(rule.filters.map(({ id }) => id));
  expectSamePages<InvoiceRow>({
    type: invoices,
    columns: invoiceList(options).columns,
    filters,
    status: statusTabs<InvoiceRow>(invoices.statuses, shownStatus),
    rule,
    chosen: { month: ['11', '1'], year: ['2026', '2024'], pay: ['unpaid', 'credit'] },
  });
});
