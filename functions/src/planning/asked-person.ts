import type { Substitute } from '@driftig/contracts/planning/replace-routes';
import type { CompanyData } from '@driftig/data/store';
import type { Order } from '@driftig/domain/orders/order';
import { emptyMarket } from '@driftig/domain/planning/shift-market';

type Stores = Pick<CompanyData, 'users' | 'notifications'>;

/** How to call a person, and what became of an order's question to them (product K36). */
export async function readAskedPerson(
  store: Stores,
  userId: string,
  order: Order,
): Promise<Pick<Substitute, 'phone' | 'answer'>> {
  const { offeredIds, declinedIds = [] } = order.planning?.market ?? emptyMarket;
  const isOffered = offeredIds.includes(userId);
  const [user, isSeen] = await Promise.all([
    store.users.find(userId),
    isOffered && hasSeen(store, userId, order.number),
  ]);
  const phone = user?.mobile || user?.phone || '';
  if (isOffered) return { phone, answer: isSeen ? 'seen' : 'sent' };
  return { phone, answer: declinedIds.includes(userId) ? 'no' : 'none' };
}

/** An older notification than these was seen or is forgotten. */
const latest = 50;

/** Whether the newest notification of the offer is read. */
async function hasSeen(
  { notifications }: Pick<Stores, 'notifications'>,
  userId: string,
  number: number,
): Promise<boolean> {
  const { rows } = await notifications.list(userId, { limit: latest });
  const offer = rows.find(
    ({ occasion }) => occasion.kind === 'shiftOffered' && occasion.facts.number === number,
  );
  if (offer === undefined) return false;
  return !(await notifications.unreadAmong(userId, [offer.id])).has(offer.id);
}
