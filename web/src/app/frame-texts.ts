import { monthNames } from '@driftig/domain/dates';

import { texts as allowances } from '../features/accounting/allowances/texts.ts';
import { texts as accounting } from '../features/accounting/texts.ts';
import { profileTexts } from '../features/auth/profile/profile-texts.ts';
import { texts as sandbox } from '../features/calendar/sandbox/texts.ts';
import { texts as year } from '../features/calendar/year/texts.ts';
import { texts as dashboard, weekdays } from '../features/dashboard/texts.ts';
import { colleagueTexts, texts as team } from '../features/employees/texts.ts';
import { texts as form } from '../features/invoices/invoice-create/texts.ts';
import { texts as invoices } from '../features/invoices/invoice-list/texts.ts';
import { texts as notifications } from '../features/notifications/texts.ts';
import { ownOrdersTexts } from '../features/orders/own-orders-texts.ts';
import { texts as planner } from '../features/planning/texts.ts';
import { texts as board } from '../features/taskboard/texts.ts';
import { texts as deviations } from '../features/time/deviations/texts.ts';
import { texts as register } from '../features/time/register/texts.ts';
import { texts as ownVacation } from '../features/vacation/own/texts.ts';
import { texts as records } from '../shared/record-screens/texts.ts';
import { customersView } from '../shared/record-screens/views/customers.ts';
import { employeesHoursView } from '../shared/record-screens/views/employees-hours.ts';
import { enquiriesView } from '../shared/record-screens/views/enquiries.ts';
import { ordersView } from '../shared/record-screens/views/orders.tsx';
import { productGroupsView } from '../shared/record-screens/views/product-groups.ts';
import { productsView } from '../shared/record-screens/views/products.tsx';
import { receiptsView } from '../shared/record-screens/views/receipts.ts';
import { tasksView } from '../shared/record-screens/views/tasks.ts';

/**
 * Texts of a page that do not depend on data; before-paint.js paints them before the page's code is
 * loaded.
 */
export interface FrameText {
  /** '{day}' is replaced by today, which the build does not know. */
  readonly purpose: string;
  /** Placeholder of a list's search field, which replaces the purpose on phones. */
  readonly search?: string;
  /** On a phone a menu is beside the purpose. */
  readonly beside?: true;
}

interface List {
  readonly type: { readonly plural: string };
  readonly words: { readonly purpose: string };
}

const listOf = ({ type, words }: List): FrameText => ({
  purpose: words.purpose,
  search: records.search(type.plural),
});

/** By the module of the page. */
const ofPages: Readonly<Record<string, FrameText>> = {
  'src/app/pages/dashboard-screen.tsx': { purpose: dashboard.purpose('{day}') },
  'src/features/accounting/accountant-page.tsx': { purpose: accounting.purpose },
  'src/features/accounting/allowances/mileage-page.tsx': { purpose: allowances.purpose },
  'src/features/auth/profile/profile-page.tsx': { purpose: profileTexts.purpose },
  'src/features/calendar/sandbox/sandbox-page.tsx': { purpose: sandbox.purpose },
  'src/features/calendar/year/year-page.tsx': { purpose: year.purpose },
  'src/features/employees/colleagues-page.tsx': colleagueTexts,
  'src/features/employees/team-page.tsx': team,
  'src/features/invoices/invoice-create-page.tsx': { purpose: form.purpose, beside: true },
  'src/features/invoices/invoices-page.tsx': invoices,
  'src/features/notifications/notifications-page.tsx': { purpose: notifications.purpose },
  'src/features/planning/planner-page.tsx': { purpose: planner.purpose, beside: true },
  'src/features/orders/enquiries-page.tsx': listOf(enquiriesView),
  'src/features/orders/orders-page.tsx': listOf(ordersView),
  'src/features/orders/own-orders-page.tsx': ownOrdersTexts,
  'src/features/receipts/receipts-page.tsx': listOf(receiptsView),
  'src/features/records/customers-page.tsx': listOf(customersView),
  'src/features/records/employees-hours-page.tsx': listOf(employeesHoursView),
  'src/features/records/product-groups-page.tsx': listOf(productGroupsView),
  'src/features/records/products-page.tsx': listOf(productsView),
  'src/features/records/tasks-page.tsx': listOf(tasksView),
  'src/features/taskboard/taskboard-page.tsx': { purpose: board.purpose, beside: true },
  'src/features/time/deviations/deviations-page.tsx': deviations,
  'src/features/time/register/register-page.tsx': { purpose: register.purpose },
  'src/features/vacation/own/own-page.tsx': { purpose: ownVacation.purpose },
};

/** The text of a page, by its module. */
export function frameText(module: string): FrameText | undefined {
  const text = ofPages[module];
  if (text === undefined) return undefined;
  const { purpose, search, beside }: FrameText = text;
  return { purpose, ...(search && { search }), ...(beside && { beside }) };
}

/** Words for '{day}': 'Mandag den 23. november 2026.' */
export const dayWords = { weekdays, months: monthNames.map((name) => name.toLowerCase()) };
