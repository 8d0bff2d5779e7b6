import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import type { orderRoutes } from '@driftig/contracts/orders/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';

import { chosenCustomer, payDateFor } from './customers.ts';
import { DAYS_TO_PAY, emptyCustomer, type InvoiceValues } from './form-values.ts';

type Order = AnswerOf<typeof orderRoutes.getOrderOverview>['order'];

/** What the form starts with, besides a new form's values. */
export interface Preset {
  readonly customerId?: string | undefined;
  readonly order?: Order | undefined;
}

/** A new form's values with the customer and the order that it was opened for. */
export function withPreset(
  fresh: InvoiceValues,
  customers: readonly InvoiceCustomer[],
  { customerId, order }: Preset,
): InvoiceValues {
  const id = order?.customerId ?? customerId ?? null;
  const customer = chosenCustomer(customers, id);
  const days = customers.find((one) => one.id === id)?.paymentDays ?? 0;
  return {
    ...fresh,
    payDate: payDateFor(fresh, { before: DAYS_TO_PAY, now: days }),
    ...(customer ?? buyerOf(order)),
    ...(order && orderOf(order)),
  };
}

/** The names that an order keeps of a customer who is not in the register. */
function buyerOf(order: Order | undefined) {
  return { ...emptyCustomer, company: order?.company ?? '', name: order?.name ?? '' };
}

function orderOf(order: Order) {
  return {
    orderNumber: order.number,
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
