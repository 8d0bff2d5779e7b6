import type { NamedUser } from '@driftig/data/auth/auth.repository';
import type { StaffedOrder } from '@driftig/data/orders/orders.repository';
import type { CompanyData } from '@driftig/data/store';
import {
  channelIdOf,
  departmentPeople,
  groupOfId,
  orderPeople,
  type ChannelState,
} from '@driftig/domain/chat/channel';
import { listedMonths, orderConversationName } from '@driftig/domain/chat/group-list';
import type { DateText } from '@driftig/domain/dates';

/** A group that the user is in now. */
interface OwnGroup {
  readonly kind: 'department' | 'order';
  readonly name: string;
  /** How many are in it. */
  readonly people: number;
  readonly channel: ChannelState;
  /** The order of an order's conversation. */
  readonly order?: StaffedOrder;
  /** The number up to which they have read it; undefined where they have never opened it. */
  readonly read: number | undefined;
}

interface OwnConversations {
  readonly groups: readonly OwnGroup[];
  /** The channels of their conversations with one other person. */
  readonly direct: readonly string[];
  readonly everybody: readonly NamedUser[];
}

/**
 * The user's conversations: of their department, of their orders (booked around today or later, or
 * opened before), and with colleagues. Seven reads, however many.
 */
export async function ownConversations(
  store: CompanyData,
  userId: string,
  today: DateText,
): Promise<OwnConversations> {
  const months = listedMonths(today).map((month) => ({ employeeId: userId, month }));
  const [everybody, reads, booked] = await Promise.all([
    store.users.listNames(),
    store.chat.listReads(userId),
    store.planning.getBooked(months),
  ]);
  const readOf = new Map(reads.map(({ channelId, read }) => [channelId, read]));
  const departmentId = everybody.find((one) => one.userId === userId)?.departmentId ?? '';
  const numbers = new Set([
    ...booked.flatMap(({ bookings }) => bookings.map(({ orderNumber }) => orderNumber)),
    ...[...readOf.keys()].flatMap(orderNumberOf),
  ]);
  const [department, orders] = await Promise.all([
    departmentGroup(store, departmentId, everybody),
    orderGroups(store, [...numbers], { userId, everybody, readOf }),
  ]);
  const groups = [...department, ...orders].map((group) => ({
    ...group,
    read: readOf.get(group.channel.channelId),
  }));
  const direct = [...readOf.keys()].filter((channelId) => groupOfId(channelId) === undefined);
  return { groups, direct, everybody };
}

type Group = Omit<OwnGroup, 'read'>;

async function departmentGroup(
  { departments, chat }: CompanyData,
  departmentId: string,
  everybody: readonly NamedUser[],
): Promise<readonly Group[]> {
  if (departmentId === '') return [];
  const [all, channel] = await Promise.all([
    departments.list(),
    chat.findChannel(channelIdOf({ kind: 'department', departmentId })),
  ]);
  const name = all.find((one) => one.departmentId === departmentId)?.name;
  if (name === undefined) return [];
  const people = departmentPeople(departmentId, everybody).length;
  return [{ kind: 'department', name, people, channel }];
}

interface OrdersOf extends Pick<OwnConversations, 'everybody'> {
  readonly userId: string;
  readonly readOf: ReadonlyMap<string, number>;
}

async function orderGroups(
  store: CompanyData,
  numbers: readonly number[],
  { userId, everybody, readOf }: OrdersOf,
): Promise<readonly Group[]> {
  const idOf = (orderNumber: number) => channelIdOf({ kind: 'order', orderNumber });
  const [found, orders] = await Promise.all([
    store.chat.listChannels(numbers.map(idOf)),
    store.orders.listStaffed(numbers),
  ]);
  const channels = new Map(found.map((channel) => [channel.channelId, channel]));
  return orders.flatMap((order): Group[] => {
    const channelId = idOf(order.number);
    const channel = channels.get(channelId) ?? { channelId, last: 0, lastAt: '' };
    const guestIds = readOf.has(channelId) ? [userId] : [];
    const people = orderPeople({ order, guestIds }, everybody);
    if (!people.some((person) => person.userId === userId)) return [];
    return [
      { kind: 'order', name: orderConversationName(order), people: people.length, channel, order },
    ];
  });
}

function orderNumberOf(channelId: string): readonly number[] {
  const group = groupOfId(channelId);
  return group?.kind === 'order' ? [group.orderNumber] : [];
}
