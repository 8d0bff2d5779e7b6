import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import { periodOf } from '@driftig/domain/planning/period';
import { sidesFor, type ShiftSwap } from '@driftig/domain/planning/shift-swap';

import { customersOf } from '../../changes/orders/customers-of-orders.ts';
import { shiftInSwap } from './shift-in-swap.ts';
import { readJudge } from '../../changes/calendar/work-around.ts';

type Stores = Pick<CompanyData, 'orders' | 'users' | 'records' | 'planning' | 'vacation' | 'time'>;

/**
 * A swap as one of its sides sees it: the colleague, the shift that they would get, and what the law says
 * of it. Null where that order is gone.
 */
export async function ownSwapOf(
  store: Stores,
  swap: ShiftSwap,
  { userId, today }: { readonly userId: string; readonly today: DateText },
): Promise<EmployeeOrder['swap']> {
  const { own, other } = sidesFor(swap, userId);
  const [order, names] = await Promise.all([
    store.orders.find(other.order.number),
    store.users.namesOf([other.employeeId]),
  ]);
  if (order === undefined) return null;
  const shift = periodOf(order);
  const judged = { shifts: [shift], shown: shift, today, ownNumber: own.order.number };
  const [customers, { warningsOf }] = await Promise.all([
    customersOf(store, [order]),
    readJudge(store, userId, judged),
  ]);
  return {
    isProposed: swap.proposer.employeeId === userId,
    isAccepted: swap.isAccepted,
    name: names.get(other.employeeId) ?? '',
    other: shiftInSwap(order, customers),
    warnings: warningsOf(shift),
  };
}
