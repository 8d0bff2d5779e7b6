import { AlreadyClaimed, clockClaims } from '@driftig/data/clock/clock.repository';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import { danishClock } from '@driftig/domain/dates';
import { clockSystem } from '@driftig/domain/history/actor-name';
import type { Telling } from '@driftig/domain/notifications/occasion';
import { orderFactsOf } from '@driftig/domain/notifications/order-facts';
import type { Order } from '@driftig/domain/orders/order';
import { periodOf, type LocalTime } from '@driftig/domain/planning/period';
import { hasAllPeople, isOpenOrder } from '@driftig/domain/planning/settle-market';
import { shiftAnswers } from '@driftig/domain/planning/shift-answers';
import type { ShiftQuestion } from '@driftig/domain/planning/shift-question';
import { ulid } from 'ulid';

import { managersToTell, peopleOf } from '../changes/employees/people-of.ts';
import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';

/**
 * Notifies the manager who asked people to take a shift that the time for answers is over and people still lack
 * (product K36), once for each time. A later question has an alarm of its own.
 */
export const handler = consume('answersDue', async ({ companyId, at, payload: { number } }) => {
  const scope = { companyId, userId: clockSystem };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  const order = await store.orders.find(number);
  const question = order?.planning?.question;
  if (order === undefined || question === undefined) return;
  if (!isUnanswered(order, question, danishClock(Date.parse(at)))) return;
  const job = { job: `answersDue ${number}`, date: question.answerBy ?? '' };
  try {
    await store.commit({
      writes: [clockClaims(services().table, companyId, at).claim(job)],
      audit: { action: 'clock.reminded', subject: `${job.job} ${job.date}` },
      outbox: [
        {
          name: 'peopleToTell',
          payload: { by: clockSystem, tellings: [await tellingOf(store, order, question)] },
        },
      ],
    });
  } catch (error) {
    // It was done by an earlier delivery of this event.
    if (!(error instanceof AlreadyClaimed)) throw error;
  }
});

function isUnanswered(order: Order, { answerBy }: ShiftQuestion, clock: LocalTime): boolean {
  if (answerBy === undefined || answerBy > clock) return false;
  return isOpenOrder(order) && periodOf(order).to > clock && !hasAllPeople(order);
}

/** The manager who asked, or all of them where that one is a manager no longer. */
async function tellingOf(
  store: CompanyStore,
  order: Order,
  { askedBy }: ShiftQuestion,
): Promise<Telling> {
  const [managers, people] = await Promise.all([managersToTell(store), peopleOf(store)]);
  const answers = shiftAnswers(order).map(({ id, answer }) => ({
    name: people.nameOf(id),
    answer,
  }));
  const facts = { ...orderFactsOf(order), isTaken: false, answers };
  return {
    to: managers.includes(askedBy) ? [askedBy] : managers,
    occasion: { kind: 'shiftQuestionAnswered', facts },
  };
}
