import type { CompanyData } from '@driftig/data/store';
import { yearsOfAbsences } from '@driftig/data/vacation/vacation.repository';
import type { DateText } from '@driftig/domain/dates';
import { flexBalance } from '@driftig/domain/time/flex';

import { allReports } from '../changes/time/find-reports.ts';
import { normFacts } from './norm-facts.ts';

interface Asked {
  readonly from?: DateText | undefined;
  readonly to: DateText;
  readonly today: DateText;
}

/** The flex of a person in a time, from all their reports: nothing is stored that could be wrong. */
export async function balanceOf(
  store: Pick<CompanyData, 'time' | 'vacation'>,
  employeeId: string,
  { from, to, today }: Asked,
): Promise<{ readonly hundredths: number; readonly pendingHundredths: number }> {
  const firstYear = yearsOfAbsences(today)[0] ?? 0;
  const about = { employeeIds: [employeeId], from: `${firstYear}-01-01`, to, today };
  const [reports, facts] = await Promise.all([
    allReports(store, employeeId),
    normFacts(store, about),
  ]);
  return flexBalance(reports, facts.of(employeeId), { from, to });
}
