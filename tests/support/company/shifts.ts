import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';

import { addCaller, createCompany, type Caller, type TestCompany } from './company.ts';
import type { PlacedOrder } from './orders.ts';
import { assign, placeShift } from './planning.ts';

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

/** The days of the two shifts of a swap case. */
export const swapDays = { first: '2027-03-10', second: '2027-03-11' };

/** Two people with a shift each, on two days, in an order that needs one. */
export interface SwapCase {
  readonly company: TestCompany;
  readonly sara: Caller;
  readonly ali: Caller;
  /** Sara's. */
  readonly first: PlacedOrder;
  /** Ali's. */
  readonly second: PlacedOrder;
  /** Sara's proposal as managers name it. */
  readonly swap: {
    readonly orderId: string;
    readonly employeeId: string;
    readonly otherOrderId: string;
  };
}

export const idOf = ({ user }: Caller): string => user.userId;

export async function createSwapCase(): Promise<SwapCase> {
  const company = await createCompany();
  const [sara, ali] = await Promise.all([addCaller(company, 'Sara'), addCaller(company, 'Ali')]);
  const first = await placeShift(company.owner);
  const dates = { startDate: swapDays.second, endDate: swapDays.second };
  const second = await placeShift(company.owner, dates);
  await assign(company.owner, first.id, [idOf(sara)], { neededEmployees: 1 });
  await assign(company.owner, second.id, [idOf(ali)], { neededEmployees: 1 });
  const swap = { orderId: first.id, employeeId: idOf(sara), otherOrderId: second.id };
  return { company, sara, ali, first, second, swap };
}

/** Sara proposes the swap. */
export const propose = ({ sara, ali, first, second }: SwapCase) =>
  proposeSwap(sara, first.id, idOf(ali), second.id);

/** Ali says yes or no. */
export const reply = ({ ali, first, second }: SwapCase, accept: 0 | 1) =>
  answerSwap(ali, second.id, first.id, accept);

/** Makes a person's calendar address; gives its last part, the secret with its ending. */
export async function createCalendarFile({ call }: Caller): Promise<string> {
  const { status, json, text } = await call(calendarRoutes.createCalendarAddress);
  if (status !== 200) throw new Error(`The calendar address was not made: ${text}`);
  return (json as { url: string }).url.split('/').at(-1) ?? '';
}
