import type { Order } from '../orders/order.ts';
import type { LocalTime } from '../planning/period.ts';
import { periodOf } from '../planning/period.ts';
import { emptyMarket } from '../planning/shift-market.ts';
import type { Occasion } from './occasion.ts';

/** A request or an offer of a shift that still waits for the reader's answer. */
interface OpenAsk {
  readonly kind: 'request' | 'offer';
  readonly orderId: string;
  /** The person who gets the shift with a yes. */
  readonly employeeId: string;
}

interface Asked {
  readonly occasion: Occasion;
  /** User id of the notification's subject. */
  readonly by: string;
  readonly reader: { readonly userId: string; readonly isManager: boolean };
  /** Danish local time. */
  readonly clock: LocalTime;
}

type AskedOrder = Pick<
  Order,
  'id' | 'status' | 'planning' | 'startDate' | 'endDate' | 'startTime' | 'endTime'
>;

/** The number of the order that a notification asks about; undefined for other kinds. */
export function askedOrderOf({ kind, facts }: Occasion): number | undefined {
  return kind === 'shiftRequested' || kind === 'shiftOffered' ? facts.number : undefined;
}

/** The question of a notification to its reader, as long as the order still says so (product U9). */
export function openAskOf(
  order: AskedOrder | undefined,
  { occasion: { kind }, by, reader, clock }: Asked,
): OpenAsk | undefined {
  if (order === undefined || !isAhead(order, clock)) return undefined;
  const { requestedIds = [], market = emptyMarket } = order.planning ?? {};
  const askers = [...requestedIds, ...market.takes.map(({ employeeId }) => employeeId)];
  if (kind === 'shiftRequested' && reader.isManager && askers.includes(by))
    return { kind: 'request', orderId: order.id, employeeId: by };
  if (kind === 'shiftOffered' && market.offeredIds.includes(reader.userId))
    return { kind: 'offer', orderId: order.id, employeeId: reader.userId };
  return undefined;
}

const isAhead = (order: AskedOrder, clock: LocalTime) =>
  (order.status === 'notStarted' || order.status === 'started') && periodOf(order).to > clock;
