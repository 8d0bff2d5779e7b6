import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';

/** Whether the employee is on the order: also while the shift is for sale or in a swap. */
export const isOwnShift = ({ status, swap }: Pick<EmployeeOrder, 'status' | 'swap'>): boolean =>
  status === 'mine' || status === 'selling' || swap !== null;
