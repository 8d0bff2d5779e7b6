import type { DateText } from '../dates.ts';
import type { TotalsDelta } from '../invoices/effects.ts';
import { ordersKey } from '../invoices/effects.ts';
import { monthOf, yearOf } from '../dates.ts';

/** Part 2 §4: 1 Not started, 2 Started, 3 Done, 4 Cancelled. */
export const orderStatusNumbers = { notStarted: 1, started: 2, done: 3, cancelled: 4 } as const;
export type OrderStatus = keyof typeof orderStatusNumbers;

export interface Order {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: OrderStatus;
  readonly company: string;
  readonly name: string;
  readonly invoiceNumber?: number | undefined;
  readonly noteEmployees: string;
  readonly noteAdministration: string;
}

/** An order counts in the month it starts, cancelled or not (part 1 §2 "orders"). */
export function placed(order: Pick<Order, 'startDate'>): TotalsDelta {
  return { year: yearOf(order.startDate), add: { [ordersKey(monthOf(order.startDate))]: 1 } };
}
