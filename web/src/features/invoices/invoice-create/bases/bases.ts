import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import type { OpenDeposit } from '@driftig/contracts/invoices/bases';
import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import type { orderRoutes } from '@driftig/contracts/orders/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';

import { chosenCustomer } from './customers.ts';
import { basedOn } from '../deposit/deposit.ts';
import { lineGroups, type LineValues } from '../../../../shared/line-editor/values.ts';
import { emptyCustomer, type InvoiceValues } from '../values/form-values.ts';

type InvoicedOrder = AnswerOf<typeof orderRoutes.getOrderOverview>['order'];
type SavedGroups = PrintableInvoice['groups'];

/** An order with what of it goes into an invoice. */
export interface OrderBase {
  readonly order: InvoicedOrder;
  readonly lines: SavedGroups;
  /** Its deposit, when that is paid. */
  readonly deposit?: OpenDeposit | undefined;
  /** The invoice of its deposit, paid or not. */
  readonly depositInvoice?: PrintableInvoice | undefined;
}

/**
 * The values that an order gives a form (product D18): buyer, order, its paid deposit, and its lines, or
 * those of the deposit where it has none.
 */
export function valuesOfOrder(
  { order, lines, deposit, depositInvoice }: OrderBase,
  customers: readonly InvoiceCustomer[],
): Partial<InvoiceValues> {
  const buyer = chosenCustomer(customers, order.customerId) ?? {
    ...emptyCustomer,
    company: order.company,
    name: order.name,
  };
  return {
    ...buyer,
    ...addressOf(buyer, depositInvoice),
    ...orderFields(order),
    ...(depositInvoice === undefined ? {} : linesIn(depositInvoice.groups)),
    ...linesIn(lines),
    ...(deposit === undefined ? {} : basedOn(deposit)),
  };
}

type Buyer = Pick<InvoiceValues, 'customerId' | 'address' | 'zipcode' | 'town' | 'country'>;

/** The address that was typed on the deposit for a buyer who has none. */
function addressOf(buyer: Buyer, invoice: PrintableInvoice | undefined): Partial<Buyer> {
  const hasOwn = [buyer.address, buyer.zipcode, buyer.town].some((text) => text !== '');
  if (hasOwn || invoice === undefined) return {};
  if (invoice.customerId !== (buyer.customerId ?? '')) return {};
  const { address, zipcode, town, country } = invoice;
  return { address, zipcode, town, country };
}

export interface DepositBase {
  readonly deposit: OpenDeposit;
  readonly invoice: PrintableInvoice;
  /** The order that it is a deposit for, with its lines. */
  readonly order?: OrderBase | undefined;
}

/**
 * The values that a paid deposit gives a form (product D24): its buyer, order and lines, or those of
 * the order where it has none; the number is empty again.
 */
export function valuesOfDeposit(
  { deposit, invoice, order }: DepositBase,
  customers: readonly InvoiceCustomer[],
): Partial<InvoiceValues> {
  return {
    ...basedOn(deposit),
    number: null,
    shownNumber: null,
    ...buyerFields(invoice, order, customers),
    ...(order === undefined ? invoicedFields(invoice) : orderFields(order.order)),
    ...(order === undefined ? {} : linesIn(order.lines)),
    ...linesIn(invoice.groups),
  };
}

/** As it was invoiced; its customer is that of the order, if still there. */
function buyerFields(
  invoice: PrintableInvoice,
  order: OrderBase | undefined,
  customers: readonly InvoiceCustomer[],
) {
  const { company, name, cvr, phone, email, address, zipcode, town, country } = invoice;
  const id = invoice.customerId || (order?.order.customerId ?? '');
  const customerId = customers.some((customer) => customer.id === id) ? id : null;
  return { customerId, company, name, cvr, phone, email, address, zipcode, town, country };
}

function invoicedFields(invoice: PrintableInvoice) {
  return {
    orderNumber: null,
    orderId: '',
    staff: null,
    orderTitle: invoice.orderTitle,
    orderDescription: invoice.orderDescription,
    orderStartDate: invoice.orderStartDate,
    orderEndDate: invoice.orderEndDate,
    orderStartTime: invoice.orderStartTime,
    orderEndTime: invoice.orderEndTime,
  };
}

function orderFields(order: InvoicedOrder) {
  return {
    orderNumber: order.number,
    orderId: order.id,
    staff: null,
    orderTitle: order.title,
    orderDescription: order.description,
    orderStartDate: order.startDate,
    orderEndDate: order.endDate,
    orderStartTime: order.startTime,
    orderEndTime: order.endTime,
    orderNoteEmployees: order.noteEmployees,
    orderNoteAdministration: order.noteAdministration,
  };
}

/** Nothing where there are no lines: what is typed already stays. */
function linesIn(groups: SavedGroups): Partial<Pick<InvoiceValues, 'groups'>> {
  if (lineGroups.every((group) => groups[group].length === 0)) return {};
  return {
    groups: {
      items: groups.items.map(lineIn),
      productGroups: groups.productGroups.map(lineIn),
      tasks: groups.tasks.map(lineIn),
    },
  };
}

function lineIn({ id, name, description, quantity, price, unit }: SavedLine): LineValues {
  return { id, name, description, quantity, price, unit };
}

type SavedLine = SavedGroups['items'][number];
