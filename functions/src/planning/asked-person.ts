import type { AskedPerson } from '@driftig/contracts/planning/replace-routes';
import type { CompanyData } from '@driftig/data/store';
import type { Order } from '@driftig/domain/orders/order';
import { hasAllPeople } from '@driftig/domain/planning/settle-market';
import { shiftAnswers, type ShiftAnswer } from '@driftig/domain/planning/shift-answers';

type Stores = Pick<CompanyData, 'users' | 'notifications'>;

/** The people who were asked, by name. A question that ended without a yes is forgotten. */
export async function askedPeople(
  store: Stores,
  order: Order,
  names: ReadonlyMap<string, string>,
): Promise<AskedPerson[]> {
  const isSolved = hasAllPeople(order);
  const asked = shiftAnswers(order).flatMap(({ id, answer }) => {
    const name = names.get(id);
    return name === undefined || (answer === 'ended' && !isSolved) ? [] : [{ id, name, answer }];
  });
  return Promise.all(
    asked.map(async ({ id, name, answer }) => {
      const [phone, shown] = await Promise.all([
        phoneOf(store, id),
        shownAnswer(store, id, order, answer),
      ]);
      return { id, name, phone, answer: shown };
    }),
  );
}

/** '' where none is known. */
export async function phoneOf({ users }: Pick<Stores, 'users'>, userId: string): Promise<string> {
  const user = await users.find(userId);
  return user?.mobile || user?.phone || '';
}

async function shownAnswer(
  store: Stores,
  userId: string,
  { number }: Order,
  answer: ShiftAnswer,
): Promise<AskedPerson['answer']> {
  if (answer !== 'open') return answer;
  return (await hasSeen(store, userId, number)) ? 'seen' : 'sent';
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
