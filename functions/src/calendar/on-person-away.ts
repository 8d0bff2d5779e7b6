import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import { addMonths, danishDate } from '@driftig/domain/dates';
import { longestPeriodMonths } from '@driftig/domain/orders/longest-period';
import type { MonthOrder } from '@driftig/domain/planning/month-orders';
import { swapAnsweredTellings } from '@driftig/domain/notifications/swap-tellings';
import { overlap, periodOf, type Period } from '@driftig/domain/planning/period';
import { withoutMarketOf } from '@driftig/domain/planning/settle-market';
import { swapsOf } from '@driftig/domain/planning/shift-swap';
import { absencesOf } from '@driftig/domain/vacation/absence';
import { awayPeriods } from '@driftig/domain/vacation/away';
import { ulid } from 'ulid';

import { commitShift } from '../changes/calendar/commit-shift.ts';
import { commitSwap } from '../changes/calendar/commit-swap.ts';
import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';

/** How far ahead shifts are offered and requested: an absence of this year and the next. */
const monthsAhead = 2 * longestPeriodMonths;

/**
 * Ends the requests, offers, sales and swaps of a person who is absent or has left (product K17). It looks at
 * what is stored now, so a repeated event finds nothing more to do.
 */
export const handler = consume('personAway', async ({ companyId, at, payload: { userId } }) => {
  const scope = { companyId, userId };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  const today = danishDate(at);
  const isAway = await awayOf(store, userId, today);
  await retryOnConflict(() => endSwapsOf(store, userId, isAway));
  const months = [today, addMonths(today, monthsAhead)].map((date) => date.slice(0, 7));
  const [from = '', to = ''] = months;
  const marked = (await store.calendar.list(from, to)).filter(hasMarkOf(userId));
  for (const { number } of marked.filter(isAway))
    // One after another: each is a change of its own, and they are few.
    // oxlint-disable-next-line no-await-in-loop
    await retryOnConflict(() => endMarks(store, number, { userId, isAway }));
});

const hasMarkOf =
  (userId: string) =>
  ({ requestedIds, offeredIds, sellingIds }: MonthOrder) =>
    [requestedIds, offeredIds, sellingIds].some((ids) => ids.includes(userId));

/** Whether the person is away from a shift: always once they are inactive. */
async function awayOf(store: CompanyStore, userId: string, today: string) {
  const year = Number(today.slice(0, 4));
  const [person, years] = await Promise.all([
    store.users.find(userId),
    store.vacation.listOfPerson(userId, [year - 1, year, year + 1, year + 2]),
  ]);
  const hasLeft = person?.status !== 'active';
  const away = awayPeriods(absencesOf(years), today);
  return (shift: Period) => hasLeft || away.some((absence) => overlap(absence, shift));
}

/** Ends the swaps in which the person would give or get a shift at that time; both sides are notified. */
async function endSwapsOf(
  store: CompanyStore,
  userId: string,
  isAway: (shift: Period) => boolean,
): Promise<void> {
  const swaps = swapsOf(await store.planning.swaps.list(), userId);
  const ended = swaps.filter(({ proposer, colleague }) =>
    [proposer, colleague].some(({ order }) => isAway(periodOf(order))),
  );
  for (const swap of ended)
    // One after another: each is a change of its own, and they are few.
    // oxlint-disable-next-line no-await-in-loop
    await commitSwap(store, swap, {
      shift: 'swapEnd',
      writes: [store.planning.swaps.remove(swap)],
      // An event of its own, since `tells` leaves out the actor: here the absent person.
      outbox: [
        {
          name: 'peopleToTell',
          payload: { by: userId, tellings: swapAnsweredTellings(swap, { answer: 'ended' }) },
        },
      ],
    });
}

async function endMarks(
  store: CompanyStore,
  number: number,
  { userId, isAway }: { readonly userId: string; readonly isAway: (shift: Period) => boolean },
): Promise<void> {
  const before = await store.orders.find(number);
  if (before === undefined || !isAway(periodOf(before))) return;
  const without = withoutMarketOf(before, userId);
  if (without === before) return;
  const after = { ...without, version: before.version + 1 };
  await commitShift(store, { before, after }, { shift: 'end' });
}
