import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { orders, type OrderStatus } from '@driftig/contracts/records/types/orders';

import { addDays } from '../../dates.ts';
import { isUnderstaffed, missingEmployees } from '../../planning/understaffed.ts';
import { monthAndYear } from '../date-filters.ts';
import { listRule, type ListedFields, type ListRule } from '../list-rule.ts';
import type { RowFilter } from '../match-rows.ts';
import { numberOf, textOf } from '../row-values.ts';

/** As many days as the dashboard looks ahead (product O18). */
const daysAhead = 14;

/** The customer's company; the contact person where the customer is private. */
export const customerOfOrder = (order: RecordAnswer) =>
  textOf(order, 'company') || textOf(order, 'name');

const staffOf = (order: RecordAnswer) => ({
  neededEmployees: numberOf(order, 'neededEmployees'),
  assignedEmployees: numberOf(order, 'assignedEmployees'),
  status: textOf(order, 'status') as OrderStatus,
});

export const missingOfOrder = (order: RecordAnswer) => missingEmployees(staffOf(order));

export const orderFields = {
  type: orders,
  search: [
    'number',
    'title',
    'company',
    'name',
    'startDate',
    'invoiceNumber',
    'description',
    'address',
    'zipcode',
    'town',
    'contactName',
    'contactPhone',
  ],
  planned: { date: 'startDate', time: 'startTime', until: 'endDate' },
  values: {
    company: { sortValue: customerOfOrder, searchText: customerOfOrder },
    neededEmployees: { sortValue: missingOfOrder },
  },
} as const satisfies ListedFields<RecordAnswer, keyof typeof orders.fields>;

/** Orders that lack people; 'soon' is in the days that the dashboard looks ahead. */
export function staffingFilter(today: string): RowFilter<RecordAnswer> {
  const until = addDays(today, daysAhead);
  return {
    id: 'staffing',
    matches: (row, value) => {
      const startDate = textOf(row, 'startDate');
      const isSoon = startDate >= today && startDate <= until;
      return isUnderstaffed(staffOf(row)) && (value === 'missing' || isSoon);
    },
  };
}

export function orderRule(today: string): ListRule<RecordAnswer> {
  return listRule<RecordAnswer>(orderFields, today, {
    filters: [
      ...monthAndYear<RecordAnswer>((row) => textOf(row, 'startDate')),
      staffingFilter(today),
    ],
    status: { of: (row) => textOf(row, 'status') },
  });
}
