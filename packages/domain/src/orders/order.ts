import type { EditOf, InputOf } from '@driftig/contracts/records/record-type';
import { orders, type OrderStatus } from '@driftig/contracts/records/types/orders';

import type { DateText } from '../dates.ts';
import { monthOf, yearOf } from '../dates.ts';
import { addUp, ordersKey, type TotalsDelta } from '../aggregates.ts';
import { badInput } from '../errors.ts';
import type { Oere } from '../money.ts';
import { numberedId } from '../numbered-id.ts';
import { assertNumberLeft, type Series } from '../series.ts';
import {
  withoutAway,
  withoutStaff,
  type OrderPlanning,
  type StaffAway,
} from '../planning/order-planning.ts';
import { settleMarket } from '../planning/settle-market.ts';
import { noSite, siteFields, type OrderSite } from './order-site.ts';
import { assertFits, withEdit, type FilledValues } from '../records/record.ts';
import { recordName } from '../records/record-name.ts';

export interface Order extends Partial<OrderSite> {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly startDate: DateText;
  readonly endDate: DateText;
  /** 'HH:mm'; '' when the order was created with an invoice without times. */
  readonly startTime: string;
  readonly endTime: string;
  readonly status: OrderStatus;
  /** Id of a customer record; '' when the buyer was typed. */
  readonly customerId: string;
  /** The customer's company name when it was chosen. */
  readonly company: string;
  readonly name: string;
  readonly invoiceNumber?: number | undefined;
  readonly depositInvoiceNumber?: number | undefined;
  readonly noteEmployees: string;
  readonly noteAdministration: string;
  /** Id of the enquiry the order was made from. */
  readonly enquiryId?: string | undefined;
  /** The sum of its lines net of VAT; undefined before there were any. */
  readonly price?: Oere | undefined;
  /** At the company's percentage of the day the lines were saved. */
  readonly tax?: Oere | undefined;
  /** The part of the price whose VAT code has no VAT; left out for none. */
  readonly untaxed?: Oere | undefined;
  /** How many pictures it has. */
  readonly pictures?: number | undefined;
  /** How many people it needs; 0 when left out. */
  readonly neededEmployees?: number | undefined;
  /** How many people are assigned, as `planning` has them; 0 when left out. */
  readonly assignedEmployees?: number | undefined;
  /** Left out until it is planned. */
  readonly planning?: OrderPlanning | undefined;
  readonly version: number;
}

/** An order in its list. */
export type OrderRow = Omit<
  Order,
  'noteEmployees' | 'noteAdministration' | 'enquiryId' | 'pictures' | 'planning'
>;

/** The customer's names as stored on an order: a copy. */
export interface OrderCustomer {
  readonly company: string;
  readonly name: string;
}

/**
 * The customer's names for an order: unchanged when the choice is unchanged (also of a typed buyer),
 * empty when the choice was removed, else those of the chosen customer. Throws bad_input when that
 * customer does not exist.
 */
export function orderCustomerOf(
  customerId: string,
  found: { readonly values: FilledValues } | undefined,
  before: Order | undefined,
): OrderCustomer {
  if (customerId === (before?.customerId ?? ''))
    return { company: before?.company ?? '', name: before?.name ?? '' };
  if (customerId === '') return { company: '', name: '' };
  if (found === undefined) throw badInput({ customerId: 'Kunden findes ikke.' });
  const { company = '', fullName = '' } = found.values;
  return { company: String(company), name: String(fullName) };
}

export type OrderInput = InputOf<typeof orders>;
export type OrderEdit = EditOf<typeof orders>;

/**
 * An order as answered: numbers that it does not have are 0, `enquiryId` is '' for none, and its people
 * are those who can come.
 */
export function orderRecord<T extends OrderRow & Pick<Order, 'enquiryId'>>(
  order: T,
  away: StaffAway,
) {
  return filledOrder(withoutAway(order, away));
}

function filledOrder<T extends OrderRow & Pick<Order, 'enquiryId'>>(order: T) {
  const { invoiceNumber = 0, depositInvoiceNumber = 0, enquiryId = '' } = order;
  const { neededEmployees = 0, assignedEmployees = 0 } = order;
  const numbers = { invoiceNumber, depositInvoiceNumber, neededEmployees, assignedEmployees };
  return { ...noSite, ...order, ...numbers, enquiryId };
}

/** An order's name in choosers and questions: '12 Sommerfest'. */
export function orderName({ number, title }: OrderRow): string {
  return recordName(orders, { number, title });
}

interface NewOrderContext {
  readonly series: Series;
  readonly newId: () => string;
  readonly customer: OrderCustomer;
}

/** The result of creating or editing an order. */
interface OrderChange {
  readonly order: Order;
  readonly totals: readonly TotalsDelta[];
}

/**
 * A new order, and the series after it took its number. Throws bad_input when it ends before it
 * starts, and when the numbers are used up.
 */
export function newOrder(
  input: OrderInput,
  { series, newId, customer }: NewOrderContext,
): OrderChange & { readonly series: Series } {
  assertFits(orders, input);
  const number = series.order;
  assertNumberLeft(number, 'order');
  const { title, startDate, endDate, startTime, endTime } = input;
  const { description = '', customerId = '', noteEmployees = '', noteAdministration = '' } = input;
  const order: Order = {
    id: numberedId(number, newId()),
    number,
    title,
    description,
    startDate,
    endDate,
    startTime,
    endTime,
    status: input.status ?? 'notStarted',
    customerId,
    ...customer,
    ...siteFields(input),
    noteEmployees,
    noteAdministration,
    enquiryId: input.enquiryId,
    version: 1,
  };
  return { order, series: { ...series, order: number + 1 }, totals: [totalsOfPlacing(order)] };
}

/**
 * The order after an edit, and the change of the year's totals. Cancelling frees its people. Throws
 * bad_input when it ends before it starts, and when the enquiry would change.
 */
export function editOrder(before: Order, edit: OrderEdit, customer: OrderCustomer): OrderChange {
  const { status, enquiryId, ...named } = edit;
  if (enquiryId !== undefined && (enquiryId ?? '') !== (before.enquiryId ?? ''))
    throw badInput({ enquiryId: 'Ordrens forespørgsel kan ikke skiftes ud.' });
  const { planning, ...stored } = before;
  const after = { ...withEdit(filledOrder(stored), named), status: status ?? before.status };
  assertFits(orders, after, filledOrder(stored));
  const edited: Order = {
    ...after,
    ...customer,
    invoiceNumber: before.invoiceNumber,
    depositInvoiceNumber: before.depositInvoiceNumber,
    enquiryId: before.enquiryId,
    planning,
    version: before.version + 1,
  };
  const order = edited.status === 'cancelled' ? withoutStaff(edited) : settleMarket(before, edited);
  return { order, totals: addUp([totalsOfRemoving(before), totalsOfPlacing(order)]) };
}

/** An order counts in the month it starts, cancelled or not (product H4). */
export function totalsOfPlacing(order: Pick<Order, 'startDate'>): TotalsDelta {
  return { year: yearOf(order.startDate), add: { [ordersKey(monthOf(order.startDate))]: 1 } };
}

/** A deleted order is counted no longer. */
export function totalsOfRemoving(order: Pick<Order, 'startDate'>): TotalsDelta {
  return { year: yearOf(order.startDate), add: { [ordersKey(monthOf(order.startDate))]: -1 } };
}
