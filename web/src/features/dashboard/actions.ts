import { amountsText } from '@driftig/domain/currencies';
import { formatDate } from '@driftig/domain/format';
import {
  IconAlertTriangle,
  IconBeach,
  IconCalendarQuestion,
  IconChecklist,
  IconClockCheck,
  IconFilePencil,
  IconMailQuestion,
  IconMoonStars,
  IconReceipt2,
  IconUsers,
} from '@tabler/icons-react';

import { paths, tasksOfPerson } from '../../paths.ts';
import { namesOf, type Action } from './action-row.tsx';
import { summarizeOverdue } from './overdue.ts';
import type {
  useDeviations,
  useDrafts,
  useOwnTasks,
  useShiftRequests,
  useUnderstaffed,
} from './queries.ts';
import { texts } from './texts.ts';

// Each gives a row of the list of actions, or none.

export function overdueAction(
  rows: Parameters<typeof summarizeOverdue>[0],
  currency: string,
): Action[] {
  const { count, amounts, customers } = summarizeOverdue(rows, currency);
  if (count === 0) return [];
  const action: Action = {
    id: 'overdue',
    tone: 'danger',
    icon: IconAlertTriangle,
    what: texts.overdueInvoices(count),
    about: namesOf(customers),
    amount: amountsText(amounts, currency),
    to: `${paths.invoices}?status=missingPayment`,
    see: texts.seeInvoices,
  };
  return [action];
}

export function enquiryAction(count: number): Action[] {
  if (count === 0) return [];
  const action: Action = {
    id: 'enquiries',
    tone: 'pending',
    icon: IconMailQuestion,
    what: texts.newEnquiries(count),
    about: texts.enquiriesWait,
    to: `${paths.enquiries}?status=new`,
    see: texts.seeEnquiries,
  };
  return [action];
}

export function staffingAction(orders: ReturnType<typeof useUnderstaffed>['orders']): Action[] {
  const [first] = orders;
  if (first === undefined) return [];
  const isOne = orders.length === 1;
  const names = orders.map(({ title, startDate }) => texts.orderAt(title, formatDate(startDate)));
  const action: Action = {
    id: 'understaffed',
    tone: 'pending',
    icon: IconUsers,
    what: texts.understaffedOrders(orders.length),
    about: namesOf(names, ' · '),
    to: isOne ? paths.order(first.number) : `${paths.orders}?staffing=soon`,
    see: isOne ? texts.seeOrder : texts.seeOrders,
  };
  return [action];
}

export function requestAction({ pending, date }: ReturnType<typeof useShiftRequests>): Action[] {
  if (pending === 0) return [];
  const action: Action = {
    id: 'requests',
    tone: 'pending',
    icon: IconCalendarQuestion,
    what: texts.shiftRequests(pending),
    about: texts.requestsWait,
    to: `${paths.calendarView}?date=${date}`,
    see: texts.seeRequests,
  };
  return [action];
}

export function absenceAction(count: number): Action[] {
  if (count === 0) return [];
  const action: Action = {
    id: 'absences',
    tone: 'pending',
    icon: IconBeach,
    what: texts.pendingAbsences(count),
    about: texts.absencesWait,
    to: paths.vacation,
    see: texts.seeApplications,
  };
  return [action];
}

export function hoursAction(count: number): Action[] {
  if (count === 0) return [];
  const action: Action = {
    id: 'hours',
    tone: 'pending',
    icon: IconClockCheck,
    what: texts.pendingHours(count),
    about: texts.hoursWait,
    to: `${paths.approveHours}?status=pending`,
    see: texts.seeHours,
  };
  return [action];
}

export function receiptAction(count: number): Action[] {
  if (count === 0) return [];
  const action: Action = {
    id: 'receipts',
    tone: 'pending',
    icon: IconReceipt2,
    what: texts.pendingReceipts(count),
    about: texts.receiptsWait,
    to: `${paths.receipts}?status=actionNeeded`,
    see: texts.seeReceipts,
  };
  return [action];
}

export function draftAction(drafts: ReturnType<typeof useDrafts>['drafts']): Action[] {
  if (drafts.length === 0) return [];
  const names = drafts.map(({ company, orderTitle }) => company || orderTitle || texts.noName);
  const action: Action = {
    id: 'drafts',
    tone: 'pending',
    icon: IconFilePencil,
    what: texts.openDrafts(drafts.length),
    about: namesOf(names),
    to: paths.invoiceCreate,
    see: texts.seeDrafts,
  };
  return [action];
}

export function deviationAction({ open, people }: ReturnType<typeof useDeviations>): Action[] {
  if (open === 0) return [];
  const action: Action = {
    id: 'deviations',
    tone: 'pending',
    icon: IconMoonStars,
    what: texts.openDeviations(open),
    about: namesOf(people),
    to: paths.deviations,
    see: texts.seeDeviations,
  };
  return [action];
}

export function taskAction(
  { overdue, titles }: ReturnType<typeof useOwnTasks>,
  userId: string,
): Action[] {
  if (overdue === 0) return [];
  const action: Action = {
    id: 'tasks',
    tone: 'danger',
    icon: IconChecklist,
    what: texts.overdueTasks(overdue),
    about: namesOf(titles),
    to: `${tasksOfPerson(userId)}&overdue=1`,
    see: texts.seeTasks,
  };
  return [action];
}
