import type { Actor } from '@driftig/domain/actor';

import { bookkeepingMakers, type BookkeepingData } from './accounting/bookkeeping.ts';
import { onDemand } from './core/on-demand.ts';
import { answerRepository } from './log/answers.repository.ts';
import { userRepository } from './auth/auth.repository.ts';
import { bookingRepository } from './orders/booking.repository.ts';
import type { Table } from './core/client.ts';
import { alarmRepository } from './clock/clock.repository.ts';
import { calendarAddressRepository } from './calendar/calendar-address.repository.ts';
import { commit, type AnsweredChange, type Change, type CommitScope } from './core/commit.ts';
import { chatRepository } from './chat/chat.repository.ts';
import { companyRepository } from './company/company.repository.ts';
import { totalsRepository } from './dashboard/dashboard.repository.ts';
import { creditNoteRepository } from './invoices/credit-notes.repository.ts';
import { departmentRepository } from './company/departments.repository.ts';
import { depositRepository } from './invoices/deposits.repository.ts';
import { draftRepository } from './invoices/drafts.repository.ts';
import { employeeRepository } from './employees/employees.repository.ts';
import { historyRepository } from './log/history.repository.ts';
import { invoiceRepository } from './invoices/invoices.repository.ts';
import { notificationRepository } from './notifications/notifications.repository.ts';
import { orderLinesRepository } from './orders/order-lines.repository.ts';
import { orderPictureRepository } from './orders/order-pictures.repository.ts';
import { orderRepository } from './orders/orders.repository.ts';
import { monthOrdersRepository } from './planning/month-orders.repository.ts';
import { planningRepository } from './planning/planning.repository.ts';
import { pushDeviceRepository } from './notifications/push-devices.repository.ts';
import { recordRepository } from './records/records.repository.ts';
import { seriesRepository } from './company/series.repository.ts';
import { stampRepository } from './core/stamps.ts';
import { taskCommentRepository } from './taskboard/task-comments.repository.ts';
import { taskPictureRepository } from './taskboard/task-pictures.repository.ts';
import { taskboardRepository } from './taskboard/taskboard.repository.ts';
import { timeRepository } from './time/time.repository.ts';
import { vacationRepository } from './vacation/vacation.repository.ts';

/** The repositories of one company. */
export interface CompanyData extends BookkeepingData {
  readonly company: ReturnType<typeof companyRepository>;
  readonly users: ReturnType<typeof userRepository>;
  readonly employees: ReturnType<typeof employeeRepository>;
  readonly departments: ReturnType<typeof departmentRepository>;
  readonly records: ReturnType<typeof recordRepository>;
  readonly invoices: ReturnType<typeof invoiceRepository>;
  readonly creditNotes: ReturnType<typeof creditNoteRepository>;
  readonly deposits: ReturnType<typeof depositRepository>;
  readonly drafts: ReturnType<typeof draftRepository>;
  readonly booking: ReturnType<typeof bookingRepository>;
  readonly orders: ReturnType<typeof orderRepository>;
  readonly orderLines: ReturnType<typeof orderLinesRepository>;
  readonly orderPictures: ReturnType<typeof orderPictureRepository>;
  readonly planning: ReturnType<typeof planningRepository>;
  readonly alarms: ReturnType<typeof alarmRepository>;
  readonly calendar: ReturnType<typeof monthOrdersRepository>;
  readonly calendarAddresses: ReturnType<typeof calendarAddressRepository>;
  readonly taskComments: ReturnType<typeof taskCommentRepository>;
  readonly taskPictures: ReturnType<typeof taskPictureRepository>;
  readonly taskboard: ReturnType<typeof taskboardRepository>;
  readonly time: ReturnType<typeof timeRepository>;
  readonly chat: ReturnType<typeof chatRepository>;
  readonly vacation: ReturnType<typeof vacationRepository>;
  readonly notifications: ReturnType<typeof notificationRepository>;
  readonly pushDevices: ReturnType<typeof pushDeviceRepository>;
  readonly series: ReturnType<typeof seriesRepository>;
  readonly stamps: ReturnType<typeof stampRepository>;
  readonly totals: ReturnType<typeof totalsRepository>;
  readonly answers: ReturnType<typeof answerRepository>;
  readonly history: ReturnType<typeof historyRepository>;
}

/** All that a handler can reach: the repositories of the actor's company, and `commit`. */
export interface CompanyStore extends CompanyData {
  readonly commit: (change: Change) => Promise<void>;
  readonly commitAhead: (change: Change) => Promise<void>;
}

/** The same for the handler of an idempotent route, which must commit its answer. */
export interface IdempotentStore extends CompanyData {
  readonly commit: (change: AnsweredChange) => Promise<void>;
  /** Commits a change before the one that stores the answer. A retry after it runs the handler again. */
  readonly commitAhead: (change: Change) => Promise<void>;
}

type Owner = Pick<Actor, 'companyId' | 'userId'>;
type RequestScope = Pick<CommitScope, 'now' | 'newId' | 'idempotency' | 'timeLeft' | 'stale'>;

/** Repositories are made on demand: building entities is the slowest part of a cold start. */
function dataOf(table: Table, { companyId, userId }: Owner, request: RequestScope): CompanyData {
  let company: ReturnType<typeof companyRepository> | undefined;
  let series: ReturnType<typeof seriesRepository> | undefined;
  return onDemand<CompanyData>({
    ...bookkeepingMakers({ ...request, companyId }, table),
    company: () => (company ??= companyRepository(table, companyId)),
    users: () => userRepository(table, companyId),
    employees: () => employeeRepository(table, companyId),
    departments: () => departmentRepository(table, companyId),
    records: () => recordRepository(table, companyId),
    invoices: () => invoiceRepository(table, companyId),
    creditNotes: () => creditNoteRepository(table, companyId),
    deposits: () => depositRepository(table, companyId),
    drafts: () => draftRepository(table, companyId, userId),
    booking: () => bookingRepository(table, companyId),
    orders: () => orderRepository(table, companyId),
    orderLines: () => orderLinesRepository(table, companyId),
    orderPictures: () => orderPictureRepository(table, companyId),
    planning: () => planningRepository(table, companyId, request.now),
    alarms: () => alarmRepository(table, companyId),
    calendar: () => monthOrdersRepository(table, companyId),
    calendarAddresses: () => calendarAddressRepository(table, companyId),
    taskComments: () => taskCommentRepository(table, companyId),
    taskPictures: () => taskPictureRepository(table, companyId),
    taskboard: () => taskboardRepository(table, companyId, request.now),
    time: () => timeRepository(table, companyId),
    chat: () => chatRepository(table, companyId),
    vacation: () => vacationRepository(table, companyId),
    notifications: () => notificationRepository(table, companyId, request),
    pushDevices: () => pushDeviceRepository(table, companyId, request.now),
    series: () => (series ??= seriesRepository(table, companyId, request.timeLeft)),
    stamps: () => stampRepository(table, companyId),
    totals: () => totalsRepository(table, companyId),
    answers: () => answerRepository(table, companyId),
    history: () => historyRepository(table, companyId),
  });
}

export function companyStore(table: Table, owner: Owner, request: RequestScope): CompanyStore {
  const { companyId, userId } = owner;
  const scope: CommitScope = { table, companyId, userId, ...request };
  const data = dataOf(table, owner, request);
  // The getters of `data` stay: it is the target.
  return Object.assign(data, {
    commit: (change: Change) => commit(scope, change),
    commitAhead: (change: Change) => commit({ ...scope, idempotency: undefined }, change),
  });
}
