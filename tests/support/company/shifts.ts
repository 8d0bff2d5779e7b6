import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';

import type { Caller } from './company.ts';

/** The status of each day of 2027, the year of `workingDay`, for a manager. */
export async function managerYear({ call }: Caller, year = 2027) {
  const { json } = await call(calendarRoutes.listCalendarDays, { query: { year: String(year) } });
  return json as Readonly<Record<string, number>>;
}

/** The same for an employee. */
export async function ownYear({ call }: Caller, year = 2027) {
  const query = { year: String(year) };
  const { json } = await call(calendarRoutes.listOwnCalendarDays, { query });
  return (json as { activatedDates: Readonly<Record<string, number>> }).activatedDates;
}

interface ShownShift extends Readonly<Record<string, unknown>> {
  readonly orderid: number;
  readonly status: number;
  readonly statustext: string;
  readonly warnings: readonly string[];
  readonly actionable: number;
}

/** The shifts of a day as an employee sees them. */
export async function shiftsOn({ call }: Caller, date: string): Promise<ShownShift[]> {
  const { json } = await call(calendarRoutes.listOwnOrdersOfDay, { query: { date } });
  return (json as { orders: ShownShift[] }).orders;
}

/** Presses the button of a shift that shows `status`. */
export const act = ({ call }: Caller, orderId: string, status: number): Promise<TestAnswer> =>
  call(calendarRoutes.requestShift, { body: { orderId, status } });

/** A manager's answer to a request. */
export const answer = (
  { call }: Caller,
  orderId: string,
  employeeId: string,
  accept: 0 | 1,
): Promise<TestAnswer> =>
  call(calendarRoutes.answerShiftRequest, { body: { orderId, employeeId, accept } });

/** A manager's offer of an order's free shifts to these people. */
export const offer = (
  { call }: Caller,
  orderId: string,
  employees: readonly string[],
): Promise<TestAnswer> => call(calendarRoutes.offerShift, { body: { orderId, employees } });

/** The status of an order's shift for an employee on its day. */
export async function statusFor(who: Caller, orderNumber: number, date: string) {
  const shifts = await shiftsOn(who, date);
  return shifts.find(({ orderid }) => orderid === orderNumber)?.status;
}

/** Proposes to swap the caller's shift against a colleague's. */
export const proposeSwap = (
  { call }: Caller,
  orderId: string,
  employeeId: string,
  otherOrderId: string,
): Promise<TestAnswer> =>
  call(calendarRoutes.proposeSwap, { body: { orderId, employeeId, otherOrderId } });

/** The colleague's answer: they give the shift of `orderId`. */
export const answerSwap = (
  { call }: Caller,
  orderId: string,
  otherOrderId: string,
  accept: 0 | 1,
): Promise<TestAnswer> =>
  call(calendarRoutes.answerSwap, { body: { orderId, otherOrderId, accept } });

/** A manager's answer to a swap: `employeeId` proposed it and gives the shift of `orderId`. */
export const decideSwap = (
  { call }: Caller,
  swap: { readonly orderId: string; readonly employeeId: string; readonly otherOrderId: string },
  accept: 0 | 1,
  note = '',
): Promise<TestAnswer> => call(calendarRoutes.decideSwap, { body: { ...swap, accept, note } });
