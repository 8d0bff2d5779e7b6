import type { DateText } from '../dates.ts';
import type { Absence } from './absence.ts';
import type { DayNorms } from '../time/norm.ts';
import type { HolidayAccount } from './holiday-account.ts';
import { holidayBalance, type HolidayBalance } from './holiday-balance.ts';
import { holidayDaysOf, sumOf } from './holiday-days.ts';

/**
 * Days left on the last day of an application, as if it were approved: its days are taken by the
 * rule, those of the older year first. An edited application replaces itself.
 */
export function balanceAfter(
  account: HolidayAccount,
  absences: readonly Absence[],
  {
    applied,
    ...known
  }: { readonly applied: Absence; readonly today: DateText; readonly norms: DayNorms },
): HolidayBalance {
  const others = absences.filter(({ absenceId }) => absenceId !== applied.absenceId);
  const all = [...others, { ...applied, status: 'approved' as const }];
  return holidayBalance(account, all, { at: applied.endDate, ...known });
}

/** Days that an application takes beside the approved ones; hundredths of a day. */
export function costOf(absences: readonly Absence[], applied: Absence, norms: DayNorms): number {
  const others = absences.filter(
    ({ absenceId, status }) => absenceId !== applied.absenceId && status === 'approved',
  );
  const days = holidayDaysOf([...others, { ...applied, status: 'pending' }], norms);
  return sumOf(days.filter(({ absence }) => absence.absenceId === applied.absenceId));
}
