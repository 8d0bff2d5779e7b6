import type { NotificationKind } from '@driftig/contracts/notifications/kinds';

import { freePlace } from '../planning/free-place.ts';
import type { FactsByKind, Occasion } from './occasion.ts';
import type { OrderFacts } from './order-facts.ts';
import { replacePath } from './word-parts.ts';

/** A page of the site, and what a mail calls the way there. */
interface Page {
  readonly path: string;
  readonly label: string;
}

interface Reader {
  readonly isManager: boolean;
}

type FindPage<K extends NotificationKind> = (facts: FactsByKind[K], reader: Reader) => Page;

const orderPage = ({ number }: OrderFacts): Page => ({
  path: `/order/${number}`,
  label: 'Se ordren',
});
/** An employee sees the orders they are on, and this is none of them any more (product O8). */
const leftOrderPage = (facts: OrderFacts, { isManager }: Reader): Page =>
  isManager ? orderPage(facts) : { path: '/dashboard', label: 'Se dine vagter' };
const absencePage = (): Page => ({ path: '/vacat', label: 'Se dine ansøgninger' });

const taskPage = ({ taskId }: { readonly taskId: string }): Page => ({
  path: `/genereltasks?open=${encodeURIComponent(taskId)}`,
  label: 'Se opgaven',
});

const dashboard: Page = { path: '/dashboard', label: 'Se dit overblik' };

/** The day of a shift in the calendar of who reads it. */
const calendarPage = ({ startDate }: OrderFacts, { isManager }: Reader): Page => ({
  path: isManager ? `/calenderview?date=${startDate}` : `/dashboard?date=${startDate}`,
  label: 'Se dagen i kalenderen',
});

const waitingApplications = (_: object, { isManager }: Reader): Page =>
  isManager ? { path: '/vacat?status=pending', label: 'Se ansøgningerne' } : dashboard;

/** After an approved swap the day of the new shift, else the day of the own one. */
const shownDayOf = (facts: FactsByKind['swapAnswered']): OrderFacts =>
  facts.answer === 'approved' ? facts.other : facts;

const pages: { readonly [K in NotificationKind]: FindPage<K> } = {
  hoursRejected: ({ employeeId, from, to }, { isManager }) => ({
    path: isManager
      ? `/approvehours?status=rejected&employee=${encodeURIComponent(employeeId)}`
      : `/timereg?status=rejected&from=${from}&to=${to}`,
    label: 'Se timerne',
  }),
  allowanceDecided: () => ({ path: '/mileage', label: 'Se kørsel og diæter' }),
  absenceDecided: absencePage,
  absenceRecalled: absencePage,
  absenceReported: ({ orders: [first], orderCount, isInHoliday, employeeId }, { isManager }) => {
    if (!isManager) return dashboard;
    if (first === undefined || isInHoliday)
      return { path: '/vacat?status=approved', label: 'Se fraværet' };
    if (orderCount === 1)
      return { path: replacePath(first.number, employeeId), label: 'Find afløser' };
    return { path: '/order?staffing=soon', label: 'Se ordrer, der mangler folk' };
  },
  orderAssigned: orderPage,
  orderUnassigned: leftOrderPage,
  orderChanged: orderPage,
  orderCancelled: (facts, reader) =>
    facts.isDeleted && reader.isManager
      ? { path: '/order', label: 'Se ordrerne' }
      : leftOrderPage(facts, reader),
  shiftRequested: (facts, { isManager }) => (isManager ? orderPage(facts) : dashboard),
  shiftAnswered: (facts, reader) =>
    facts.answer === 'accepted' ? orderPage(facts) : calendarPage(facts, reader),
  shiftOffered: calendarPage,
  shiftOfferEnded: calendarPage,
  shiftSaleEnded: calendarPage,
  shiftQuestionAnswered: ({ number, isTaken }, { isManager }) => {
    if (!isManager) return dashboard;
    return isTaken
      ? { path: `/order/${number}`, label: 'Se ordren' }
      : { path: replacePath(number, freePlace), label: 'Find afløser' };
  },
  swapProposed: calendarPage,
  swapRequested: (facts, { isManager }) => (isManager ? orderPage(facts) : dashboard),
  swapAnswered: (facts, reader) => calendarPage(shownDayOf(facts), reader),
  shiftTaken: calendarPage,
  shiftReminder: ({ others, ...facts }, reader) =>
    others === 0 ? orderPage(facts) : calendarPage(facts, reader),
  hoursMissing: ({ from, to }) => ({
    path: `/timereg?from=${from}&to=${to}`,
    label: 'Registrer timer',
  }),
  applicationsWaiting: waitingApplications,
  absenceApplied: waitingApplications,
  hoursHandedIn: (_, { isManager }) =>
    isManager ? { path: '/approvehours?status=pending', label: 'Se timerne' } : dashboard,
  depositPaid: ({ number }, { isManager }) =>
    isManager ? { path: `/invo/${number}`, label: 'Se fakturaen' } : dashboard,
  ordersLackPeople: ({ orders: [first], count }, { isManager }) => {
    if (!isManager) return dashboard;
    if (first !== undefined && count === 1)
      return { path: `/order/${first.number}`, label: 'Se ordren' };
    return { path: '/order?staffing=soon', label: 'Se ordrer, der mangler folk' };
  },
  invoicesDue: ({ number, overdue }, { isManager }) => {
    if (!isManager) return dashboard;
    if (number !== 0) return { path: `/invo/${number}`, label: 'Se fakturaen' };
    const path = overdue > 0 ? '/invo?status=missingPayment' : '/invo?pay=unpaid';
    return { path, label: 'Se fakturaerne' };
  },
  taskAssigned: taskPage,
  tasksDue: ({ tasks: [first], count }) =>
    first !== undefined && count === 1
      ? taskPage(first)
      : { path: '/genereltasks', label: 'Se opgaverne' },
  taskMentioned: taskPage,
  taskUnassigned: taskPage,
  mentioned: ({ conversationId, talkId = conversationId }) => ({
    path: `/chat?with=${encodeURIComponent(talkId)}`,
    label: 'Åbn samtalen',
  }),
  receiptsMailed: (_, { isManager }) =>
    isManager ? { path: '/receipts?status=actionNeeded', label: 'Se kvitteringerne' } : dashboard,
  receiptMailRefused: () => dashboard,
  invoiceBounced: ({ number }, { isManager }) =>
    isManager ? { path: `/invo/${number}`, label: 'Se fakturaen' } : dashboard,
};

/** Where a notification leads to; who reads it may see that page. */
export function pageOf({ kind, facts }: Occasion, reader: Reader): Page {
  // The cast is safe: the table has the same keys as the occasions.
  const find = pages[kind] as (facts: Occasion['facts'], reader: Reader) => Page;
  return find(facts, reader);
}
