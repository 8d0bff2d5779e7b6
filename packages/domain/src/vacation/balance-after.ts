import type { DateText } from '../dates.ts';
import type { Absence } from './absence.ts';
import type { DayNorms } from '../time/norm.ts';
import type { HolidayAccount } from './holiday-account.ts';
import { holidayBalance, type HolidayBalance } from './holiday-balance.ts';
import { holidayDaysOf, sumOf } from './holiday-days.ts';

/**
 * What is left on the last day of an application, as if it were approved: its days are taken by the
 * rule, so that those of the older year come first. One that is edited takes its own place.
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

/** What an application takes of the holiday, beside what is approved; hundredths of a day. */
export function costOf(absences: readonly Absence[], applied: Absence, norms: DayNorms): number {
  const others = absences.filter(
    ({ absenceId, status }) => absenceId !== applied.absenceId && status === 'approved',
  );
  const days = holidayDaysOf([...others, { ...applied, status: 'pending' }], norms);
  return sumOf(days.filter(({ absence }) => absence.absenceId === applied.absenceId));
}
