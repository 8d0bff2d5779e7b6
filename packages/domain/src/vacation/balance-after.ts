import type { DateText } from '../dates.ts';
import type { Absence } from './absence.ts';
import type { HolidayAccount } from './holiday-account.ts';
import { holidayBalance, type HolidayBalance } from './holiday-balance.ts';

/**
 * What is left on the last day of an application, as if it were approved: its days are taken by the
 * rule, so that those of the older year come first. One that is edited takes its own place.
 */
export function balanceAfter(
  account: HolidayAccount,
  absences: readonly Absence[],
  { applied, today }: { readonly applied: Absence; readonly today: DateText },
): HolidayBalance {
  const others = absences.filter(({ absenceId }) => absenceId !== applied.absenceId);
  const all = [...others, { ...applied, status: 'approved' as const }];
  return holidayBalance(account, all, { at: applied.endDate, today });
}
