import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';
import { employmentStatuses } from '@driftig/contracts/records/types/employees';
import { orderStatuses } from '@driftig/contracts/records/types/orders';

import { formatDate } from '../format.ts';
import { groupRows } from './group-rows.ts';
import { withRest } from './sum-of-rows.ts';

interface ListedOrder {
  readonly number: number;
  readonly title: string;
  readonly startDate: string;
  readonly status: string;
  readonly to: string;
}

interface OrdersOfMonth {
  readonly title: string;
  readonly count: number;
  readonly orders: readonly ListedOrder[];
  readonly toList: (filters: string) => string;
}

/** The orders that begin in a month, by status. */
export function whyOrdersOfMonth({ title, count, orders, toList }: OrdersOfMonth): WhyAnswer {
  const groups = Object.entries(orderStatuses).map(([status, { label }]) => ({
    label,
    to: toList(`status=${status}`),
    parts: orders
      .filter((order) => order.status === status)
      .map((order) => ({
        label: `${order.number}, ${order.title}`,
        note: `Begynder ${formatDate(order.startDate)}`,
        amount: 1,
        to: order.to,
      })),
  }));
  return {
    figure: 'orderCount',
    title,
    amount: count,
    unit: 'count',
    rows: withRest(groupRows(groups, { one: 'ordre', many: 'ordrer' }), count, 'Andre ordrer'),
    formula: 'Antallet af ordrer i hver status, lagt sammen.',
  };
}

interface Person {
  readonly name: string;
  readonly status: string;
  readonly to: string;
}

/** The people of the company, by whether they have accepted their invitation. */
export function whyEmployeeCount(people: readonly Person[], count: number): WhyAnswer {
  const { inactive: _, ...counted } = employmentStatuses;
  const groups = Object.entries(counted).map(([status, { label }]) => ({
    label,
    parts: people
      .filter((person) => person.status === status)
      .map(({ name, to }) => ({ label: name, amount: 1, to })),
  }));
  const noun = { one: 'medarbejder', many: 'medarbejdere' };
  return {
    figure: 'employeeCount',
    amount: count,
    unit: 'count',
    rows: withRest(groupRows(groups, noun), count, 'Andre'),
    formula: 'Aktive + inviterede.',
  };
}

interface Waiting {
  readonly label: string;
  readonly note: string;
  readonly to: string;
}

/** The kinds of things that wait for a manager, each of which is one. */
export const whyWaiting = (kinds: readonly Waiting[]): WhyAnswer => ({
  figure: 'waiting',
  amount: kinds.length,
  unit: 'count',
  rows: kinds.map((kind): WhyRow => ({ ...kind, amount: 1 })),
  formula: 'En for hver slags, der venter.',
});

interface Assigned {
  readonly name: string;
  readonly isAbsent: boolean;
  readonly to: string;
}

interface Staffing {
  readonly needed: number;
  /** As the order counts them: without those who are absent. */
  readonly assigned: number;
  readonly people: readonly Assigned[];
}

/** The people that an order needs less those that it has; never below 0. */
export function whyPeopleMissing({ needed, assigned, people }: Staffing): WhyAnswer {
  const parts = people.map(({ name, isAbsent, to }) => ({
    label: name,
    note: isAbsent ? 'Fraværende i ordrens tid' : undefined,
    amount: isAbsent ? 0 : -1,
    to,
  }));
  const missing = Math.max(0, needed - assigned);
  return {
    figure: 'peopleMissing',
    amount: missing,
    unit: 'count',
    rows: withRest(
      [
        { label: 'Ordren skal bruge', amount: needed },
        {
          label: 'Tildelt',
          amount: 0 - assigned,
          rows: withRest(parts, 0 - assigned, 'Andre'),
        },
      ],
      missing,
      'Flere, end der skal bruges',
    ),
    formula: 'Ordren skal bruge − tildelt, aldrig under 0.',
  };
}

interface Sold {
  readonly months: readonly { readonly label: string; readonly sold: number }[];
}

const hundredthsOf = (quantity: number) => Math.round(quantity * 100);

/** The quantity that was sold of a product, by month; in hundredths. */
export function whySold({ months }: Sold): WhyAnswer {
  const rows = months
    .filter(({ sold }) => sold !== 0)
    .map(({ label, sold }) => ({ label, amount: hundredthsOf(sold) }));
  return {
    figure: 'sold',
    title: 'Solgt de sidste 12 måneder',
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    unit: 'quantity',
    rows,
    formula: 'Månedernes solgte antal, lagt sammen.',
  };
}

interface Stock {
  readonly quantity: number;
  readonly sold: number;
}

/** The stock of a product: what was put in by hand less what was sold; in hundredths. */
export function whyStock({ quantity, sold }: Stock): WhyAnswer {
  const [left, gone] = [hundredthsOf(quantity), hundredthsOf(sold)];
  return {
    figure: 'stock',
    amount: left,
    unit: 'quantity',
    rows: withRest(
      [{ label: 'Solgt på fakturaer', amount: 0 - gone }],
      left,
      'Lagt på lager og rettet',
    ).toReversed(),
    formula: 'Lagt på lager og rettet − solgt på fakturaer.',
  };
}
