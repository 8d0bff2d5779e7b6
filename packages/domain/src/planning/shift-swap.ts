import { AppError } from '../errors.ts';
import type { OrderFacts } from '../notifications/order-facts.ts';
import type { Order } from '../orders/order.ts';
import { noPlanning } from './order-planning.ts';
import { overlap, periodOf, type LocalTime } from './period.ts';
import { isOpenOrder, settleMarket } from './settle-market.ts';
import { emptyMarket } from './shift-market.ts';

/** A person of a swap, and the shift that they give. */
export interface SwapSide {
  readonly employeeId: string;
  readonly order: OrderFacts;
}

/**
 * A swap of two shifts that waits for the colleague, or for a manager once the colleague has accepted
 * (product K11, K35).
 */
export interface ShiftSwap {
  readonly proposer: SwapSide;
  readonly colleague: SwapSide;
  readonly isAccepted: boolean;
  /** Optimistic lock. */
  readonly version: number;
}

/** Both sides, each with the side whose shift they get. */
const pairsOf = ({
  proposer,
  colleague,
}: ShiftSwap): readonly (readonly [SwapSide, SwapSide])[] => [
  [proposer, colleague],
  [colleague, proposer],
];

/** The side of the person who gives the shift of an order; undefined where they give none. */
function sideOf(swap: ShiftSwap, employeeId: string, orderNumber: number): SwapSide | undefined {
  return [swap.proposer, swap.colleague].find(
    (side) => side.employeeId === employeeId && side.order.number === orderNumber,
  );
}

/** The swap in which a person gives the shift of an order; a shift is in one at most. */
export const swapOfShift = (
  swaps: readonly ShiftSwap[],
  employeeId: string,
  orderNumber: number,
): ShiftSwap | undefined =>
  swaps.find((swap) => sideOf(swap, employeeId, orderNumber) !== undefined);

export const swapsOf = (swaps: readonly ShiftSwap[], employeeId: string): ShiftSwap[] =>
  swaps.filter(({ proposer, colleague }) =>
    [proposer, colleague].some((side) => side.employeeId === employeeId),
  );

/** The person's own side and the other one. Throws not_found for a person who is not in the swap. */
export function sidesFor(
  { proposer, colleague }: ShiftSwap,
  employeeId: string,
): { readonly own: SwapSide; readonly other: SwapSide } {
  if (proposer.employeeId === employeeId) return { own: proposer, other: colleague };
  if (colleague.employeeId === employeeId) return { own: colleague, other: proposer };
  throw new AppError('not_found');
}

/** A proposer's shift is in one swap at most. */
export const isSameSwap = ({ proposer }: ShiftSwap, other: ShiftSwap | undefined): boolean =>
  proposer.employeeId === other?.proposer.employeeId &&
  proposer.order.number === other.proposer.order.number;

/** A swap is over when the first of its shifts begins. */
export const isSwapAhead = ({ proposer, colleague }: ShiftSwap, now: LocalTime): boolean =>
  [proposer, colleague].every(({ order }) => periodOf(order).from > now);

/** Orders with a shift whose swap waits for a manager. */
export const swapsToDecide = (swaps: readonly ShiftSwap[]): ReadonlySet<number> =>
  new Set(
    swaps
      .filter(({ isAccepted }) => isAccepted)
      .flatMap(({ proposer, colleague }) => [proposer.order.number, colleague.order.number]),
  );

interface OrderMove {
  readonly before: Order | undefined;
  readonly after: Order | undefined;
}

/**
 * Whether the change of an order ends a swap: one of its shifts is moved, done, cancelled, deleted or no
 * longer its person's, or a person is on another order at the time of the shift that they would get.
 */
export function endsSwap(swap: ShiftSwap, { before, after }: OrderMove): boolean {
  const number = (after ?? before)?.number;
  return pairsOf(swap).some(([giver, taker]) => {
    if (giver.order.number === number) return !givesStill(giver, taker, after);
    if (taker.order.number === number || after === undefined) return false;
    return isOn(after, giver.employeeId) && overlap(periodOf(after), periodOf(taker.order));
  });
}

function givesStill(giver: SwapSide, taker: SwapSide, order: Order | undefined): boolean {
  if (order === undefined || !isOpenOrder(order)) return false;
  const [was, is] = [periodOf(giver.order), periodOf(order)];
  const { sellingIds } = order.planning?.market ?? emptyMarket;
  return (
    was.from === is.from &&
    was.to === is.to &&
    isOn(order, giver.employeeId) &&
    !sellingIds.includes(giver.employeeId) &&
    !isOn(order, taker.employeeId)
  );
}

const isOn = ({ status, planning }: Order, employeeId: string) =>
  status !== 'cancelled' && (planning?.assignedIds.includes(employeeId) ?? false);

/** The order of a swap with the one person in the place of the other, and its version raised. */
export function withSwapped(order: Order, leavingId: string, comingId: string): Order {
  const planning = order.planning ?? noPlanning;
  const assignedIds = planning.assignedIds.map((id) => (id === leavingId ? comingId : id));
  const after = { ...order, planning: { ...planning, assignedIds }, version: order.version + 1 };
  return settleMarket(order, after);
}

export const swapGoneError = () =>
  new AppError('conflict', { message: 'Byttet findes ikke længere.' });
