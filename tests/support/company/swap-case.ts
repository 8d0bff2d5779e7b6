import { addCaller, createCompany, type Caller, type TestCompany } from './company.ts';
import type { PlacedOrder } from './orders.ts';
import { assign, placeShift } from './planning.ts';
import { answerSwap, proposeSwap } from './shifts.ts';

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
