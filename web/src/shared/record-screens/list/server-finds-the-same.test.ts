import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import type { ListRule } from '@driftig/domain/lists/list-rule';
import { customerRule } from '@driftig/domain/lists/rules/customers';
import { orderRule } from '@driftig/domain/lists/rules/orders';
import { productRule } from '@driftig/domain/lists/rules/products';
import { receiptRule } from '@driftig/domain/lists/rules/receipts';
import { expectSamePages } from '@driftig/tests/support/lists/same-rows';
import { expect, test, vi } from 'vitest';

import { customersView } from '../views/customers.ts';
import { ordersView } from '../views/orders.tsx';
import { productsView } from '../views/products.tsx';
import { receiptsView } from '../views/receipts.ts';
import type { RecordScreen } from '../views/record-view.ts';
import { recordColumns } from './record-columns.ts';
import { statusTabs } from './record-statuses.ts';
import { statusColumn } from './status-column.tsx';

// Nothing is fetched ahead: there is no window.
vi.hoisted(() => vi.stubGlobal('navigator', { connection: { saveData: true } }));

const today = '2026-11-12';
type Rule = (today: string) => ListRule<RecordAnswer>;
const dates = { month: ['11', '1'], year: ['2026', '2024'] };
const range = { from: ['2026-11-12'], to: ['2026-11-12', '2025-12-31'] };

test.each<[string, RecordScreen, Rule, Record<string, readonly string[]>]>([
  ['customers', customersView, customerRule, {}],
  ['products', productsView, productRule, {}],
  ['orders', ordersView, orderRule, { ...dates, staffing: ['soon', 'missing'] }],
  ['receipts', receiptsView, receiptRule, { ...range, employee: ['Søren', 'Åse'] }],
])('the server finds, counts and orders %s as the table does', (_name, screen, ruleOf, chosen) => {
  const { type } = screen;
  const rule = ruleOf(today);
  const status = statusColumn<RecordAnswer>(type, {});
  expect(rule.filters.map(({ id }) => id).toSorted()).toEqual(Object.keys(chosen).toSorted());
  expectSamePages({
    type,
    columns: recordColumns(screen, { currency: 'DKK', today, status }),
    filters: rule.filters,
    status: type.statuses && statusTabs<RecordAnswer>(type.statuses),
    rule,
    chosen,
  });
});
