import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import { appliedTellings, reportTellings } from '@driftig/domain/notifications/decision-tellings';
import type { BookedOrder, Telling } from '@driftig/domain/notifications/occasion';
import type { Absence } from '@driftig/domain/vacation/absence';
import { reportedPeriod } from '@driftig/domain/vacation/away';

import { suspendedBy } from '@driftig/domain/vacation/overlaps';

import { managersToTell } from '../changes/employees/people-of.ts';
import { bookingsDuring } from '../changes/planning/free-person.ts';

/** Notifications of managers about a new absence: an application, which waits for them, or a report. */
export async function reportedTo(
  store: Pick<CompanyData, 'users' | 'planning' | 'orders'>,
  absence: Absence,
  others: readonly Absence[],
  today: DateText,
): Promise<Telling[]> {
  if (absenceTypes[absence.type].needsApproval)
    return appliedTellings(absence, await managersToTell(store));
  const [managers, orders] = await Promise.all([
    managersToTell(store),
    ordersOf(store, absence, today),
  ]);
  const isInHoliday = suspendedBy(absence, others, today) !== undefined;
  return reportTellings(absence, { managers, orders, isInHoliday });
}

async function ordersOf(
  store: Pick<CompanyData, 'planning' | 'orders'>,
  absence: Absence,
  today: DateText,
): Promise<BookedOrder[]> {
  const period = reportedPeriod(absence, today);
  if (period === undefined) return [];
  const bookings = await bookingsDuring(store, absence.employeeId, period);
  const titles = await store.orders.titlesOf(bookings.map(({ orderNumber }) => orderNumber));
  return bookings.map(({ orderNumber: number, from, to }) => ({
    number,
    title: titles.get(number) ?? '',
    from,
    to,
  }));
}
