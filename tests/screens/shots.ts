import {
  accountantDialogs,
  accountantScreens,
  accountantStates,
  allowanceScreens,
  emptyAccountant,
  mileageScreens,
} from './list/accountant.ts';
import { authScreens } from './list/auth.ts';
import { bookingScreens } from './list/booking.ts';
import {
  calendarViewScreens,
  calendarViewStates,
  emptyCalendarView,
} from './list/calendar-view.ts';
import { sandboxScreens } from './list/sandbox.ts';
import { chatOffer, chatScreens, chatStates } from './list/chat.ts';
import { dashboardScreens, dashboardStates, emptyDashboard } from './list/dashboard.ts';
import { colleagueScreens, employeeScreens, employeeStates } from './list/employees.ts';
import { ofFounder, ofNewcomer } from './list/first-time.ts';
import {
  invoiceCreateScreens,
  invoiceCreateStates,
  nothingToInvoice,
} from './list/invoice-create.ts';
import { invoiceScreens, invoiceStates, noInvoices } from './list/invoices.ts';
import { ledgerScreens } from './list/ledger.ts';
import { landingScreens } from './list/landing.ts';
import { mailedLinkScreens } from './list/mailed-links.ts';
import { notificationScreens, notificationStates } from './list/notifications.ts';
import { ownOrderScreens, pictureScreens } from './list/order-pictures.ts';
import { boardScreens, boardStates } from './list/board.ts';
import { plannerScreens, plannerStates } from './list/planner.ts';
import { planningScreens, planningStates } from './list/planning.ts';
import { noReceipts, receiptScreens, receiptStates } from './list/receipts.ts';
import { noRecords, recordScreens, recordStates } from './list/records.ts';
import { settingsScreens, settingsStates } from './list/settings.ts';
import { ofEmployee, shellStates } from './list/shell.ts';
import { approveScreens, approveStates, noHoursToApprove } from './list/time-approve.ts';
import { noVacation, vacationScreens, vacationStates } from './list/vacation-manager.ts';
import { ofEnrolling, twoStepStates } from './list/two-step.ts';
import { ownTimeScreens } from './list/time-own.ts';
import { ownCalendarScreens } from './list/own-calendar.ts';
import { ownVacationScreens } from './list/vacation-own.ts';
import { overviewScreens, overviewStates } from './list/vacation-overview.ts';
import { voucherCodeScreens } from './list/voucher-code.ts';
import { hoursOverviewScreens, hoursOverviewStates, noHours } from './list/time-overview.ts';
import { asRole } from './shot.ts';
import type { Shot } from './shot.ts';

const office = [
  ...dashboardScreens,
  ...employeeScreens,
  ...invoiceScreens,
  ...invoiceCreateScreens,
  ...recordScreens,
  ...settingsScreens,
  ...planningScreens,
  ...plannerScreens,
  ...boardScreens,
  ...calendarViewScreens,
  ...sandboxScreens,
  ...overviewScreens,
  ...hoursOverviewScreens,
  ...approveScreens,
  ...vacationScreens,
  ...notificationScreens,
];
const states = [
  ...dashboardStates,
  ...employeeStates,
  ...invoiceStates,
  ...invoiceCreateStates,
  ...recordStates,
  ...settingsStates,
  ...twoStepStates,
  ...planningStates,
  ...plannerStates,
  ...boardStates,
  ...calendarViewStates,
  ...overviewStates,
  ...hoursOverviewStates,
  ...approveStates,
  ...vacationStates,
  ...notificationStates,
  ...chatScreens,
  ...chatStates,
  ...pictureScreens,
  ...shellStates,
];

/** Every screen for every role that may see it, and every state of it once. */
export const shots: readonly Shot[] = [
  ...asRole('anonymous', [
    ...landingScreens,
    ...bookingScreens,
    ...voucherCodeScreens,
    ...authScreens,
    ...mailedLinkScreens,
  ]),
  ...asRole('newcomer', ofNewcomer),
  ...asRole('founder', ofFounder),
  ...asRole('enrolling', ofEnrolling),
  ...asRole('beginner', [
    ...emptyDashboard,
    ...noInvoices,
    ...nothingToInvoice,
    ...noRecords,
    ...noReceipts,
    ...emptyAccountant,
    ...noHoursToApprove,
    ...noVacation,
    ...noHours,
    ...emptyCalendarView,
    ...chatOffer,
  ]),
  ...asRole('owner', [
    ...office,
    ...states,
    ...receiptScreens,
    ...receiptStates,
    ...accountantScreens,
    ...allowanceScreens,
    ...accountantStates,
    ...accountantDialogs,
    ...ledgerScreens,
  ]),
  ...asRole('administrator', office),
  ...asRole('employee', [
    ...ofEmployee,
    ...ownOrderScreens,
    ...mileageScreens,
    ...colleagueScreens,
    ...ownVacationScreens,
    ...ownCalendarScreens,
    ...ownTimeScreens,
    ...notificationScreens,
    ...chatScreens,
  ]),
];
