import type { Booking } from './bookings.ts';
import { overlap, type Period } from './period.ts';
import { spanText } from './staffing.ts';
import type { Absence } from './standing.ts';

/** Bookings and absences that people have already. */
export interface Commitments {
  readonly bookings: readonly (Booking & { readonly employeeId: string })[];
  readonly absences: readonly Absence[];
}

/** Why a person cannot be on a copy of an order: '' for no reason. */
export function problemOf(
  period: Period,
  employeeId: string,
  { bookings, absences, isActive }: Commitments & { readonly isActive: boolean },
): string {
  if (!isActive) return 'er ikke aktiv';
  const isAway = absences.some((one) => one.employeeId === employeeId && overlap(one, period));
  if (isAway) return 'er fraværende';
  const clash = bookings.find((one) => one.employeeId === employeeId && overlap(one, period));
  if (clash === undefined) return '';
  return `er på ordre ${clash.orderNumber} ${spanText(clash.from, clash.to, period.from.slice(0, 10))}`;
}
