import type { RecordValues } from '@driftig/contracts/records/record-type';
import type { OrderStatus } from '@driftig/contracts/records/types/orders';

import type { DateText } from '../dates.ts';
import { monthOf, yearOf } from '../dates.ts';
import { addUp, ordersKey, type TotalsDelta } from '../aggregates.ts';
import { badInput } from '../errors.ts';
import { assertNumberLeft, type Series } from '../series.ts';
import type { FilledValues, StoredRecord } from '../records/record.ts';

export interface Order {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly startDate: DateText;
  readonly endDate: DateText;
  /** 'HH:mm', or '' where it came with an invoice that did not say. */
  readonly startTime: string;
  readonly endTime: string;
  readonly status: OrderStatus;
  /** A customer of the register; '' where the buyer was typed. */
  readonly customerId: string;
  /** The customer as it was called when it was chosen. */
  readonly company: string;
  readonly name: string;
  readonly invoiceNumber?: number | undefined;
  readonly noteEmployees: string;
  readonly noteAdministration: string;
  /** The enquiry it was made of. */
  readonly enquiryId?: string | undefined;
  readonly version: number;
}

/** An order as its list shows it. */
export type OrderRow = Omit<Order, 'noteEmployees' | 'noteAdministration' | 'enquiryId'>;

/** What an order's customer is called on it: a copy, as documents hold them. */
export interface OrderCustomer {
  readonly company: string;
  readonly name: string;
}

const noCustomer: OrderCustomer = { company: '', name: '' };

/**
 * Who the order is for: the customer that is chosen, as it is called now; whom it was for already,
 * where the choice stays; nobody where the choice was taken away. A buyer that was typed has no
 * choice to take away and stays. Throws bad_input where the chosen one is not there.
 */
export function orderCustomerOf(
  customerId: string,
  found: { readonly values: FilledValues } | undefined,
  before: Order | undefined,
): OrderCustomer {
  if (customerId === (before?.customerId ?? '')) return before ?? noCustomer;
  if (customerId === '') return noCustomer;
  if (found === undefined) throw badInput({ customerId: 'Kunden findes ikke.' });
  const { company = '', fullName = '' } = found.values;
  return { company: String(company), name: String(fullName) };
}

/** An order as a record is stored; 0 for no invoice. */
export function storedOrder(order: OrderRow & Pick<Order, 'enquiryId'>): StoredRecord {
  const { id, version, invoiceNumber = 0, enquiryId = '', ...values } = order;
  return { id, version, values: { ...values, invoiceNumber, enquiryId } };
}

/** The id carries the number, so that it is also the key: '501.k3v8x0qp'. */
export function orderIdOf(number: number, newId: string): string {
  return `${number}.${newId.slice(-8).toLowerCase()}`;
}

const text = (values: RecordValues, name: keyof Order) => String(values[name] ?? '');

interface NewOrderContext {
  readonly series: Series;
  readonly newId: () => string;
  readonly customer: OrderCustomer;
}

/** A new order from checked values, and the series after it took its number. Throws bad_input when the numbers are used up. */
export function newOrder(
  values: RecordValues,
  { series, newId, customer }: NewOrderContext,
): { readonly order: Order; readonly series: Series; readonly totals: readonly TotalsDelta[] } {
  const number = series.order;
  assertNumberLeft(number, 'order');
  const enquiryId = text(values, 'enquiryId') || undefined;
  const blank = { id: orderIdOf(number, newId()), number, version: 1, enquiryId, ...noCustomer };
  const order = withValues({ ...blank, status: 'notStarted' }, values, customer);
  return { order, series: { ...series, order: number + 1 }, totals: [totalsOfPlacing(order)] };
}

/** An order after an edit, and what that moves in the year's figures. Throws bad_input for another enquiry. */
export function editOrder(
  before: Order,
  values: RecordValues,
  customer: OrderCustomer,
): { readonly order: Order; readonly totals: readonly TotalsDelta[] } {
  if (text(values, 'enquiryId') !== (before.enquiryId ?? ''))
    throw badInput({ enquiryId: 'En ordre bliver ved den forespørgsel, den kom af.' });
  const order = withValues({ ...before, version: before.version + 1 }, values, customer);
  return { order, totals: addUp([totalsOfRemoving(before), totalsOfPlacing(order)]) };
}

type KeptFields = Pick<
  Order,
  'id' | 'number' | 'version' | 'status' | 'invoiceNumber' | 'enquiryId'
>;

function withValues(
  kept: KeptFields,
  values: RecordValues,
  { company, name }: OrderCustomer,
): Order {
  return {
    ...kept,
    company,
    name,
    title: text(values, 'title'),
    description: text(values, 'description'),
    startDate: text(values, 'startDate'),
    endDate: text(values, 'endDate'),
    startTime: text(values, 'startTime'),
    endTime: text(values, 'endTime'),
    customerId: text(values, 'customerId'),
    noteEmployees: text(values, 'noteEmployees'),
    noteAdministration: text(values, 'noteAdministration'),
    status: (values['status'] as OrderStatus | undefined) ?? kept.status,
  };
}

/** An order counts in the month it starts, cancelled or not (part 1 §2 "orders"). */
export function totalsOfPlacing(order: Pick<Order, 'startDate'>): TotalsDelta {
  return { year: yearOf(order.startDate), add: { [ordersKey(monthOf(order.startDate))]: 1 } };
}

/** A deleted order counts no more. */
export function totalsOfRemoving(order: Pick<Order, 'startDate'>): TotalsDelta {
  return { year: yearOf(order.startDate), add: { [ordersKey(monthOf(order.startDate))]: -1 } };
}
