import type { timeRoutes } from '@driftig/contracts/time/routes';
import { countedIn, shownHours } from '@driftig/domain/time/counted';
import { timeDays } from '@driftig/domain/time/flex';
import { missingDays } from '@driftig/domain/time/missing';

import type { Handler } from '../pipeline/handler.ts';
import { balanceOf } from './balance-of.ts';
import { assertPeriod, monthsOfPeriod } from './months-of-period.ts';
import { normFacts } from './norm-facts.ts';
import { warningsOf } from './warnings-of.ts';

/** One's own period: hours against the norm, what is missing, and where rest was too short. */
export const getOwnTimeSummary: Handler<typeof timeRoutes.getOwnTimeSummary> = async ({
  input,
  store,
  actor,
  today,
}) => {
  const { startDate: from, endDate: to } = input.query;
  assertPeriod({ from, to });
  const employeeId = actor.userId;
  const [reports, facts, balance, warnings, person, employment] = await Promise.all([
    monthsOfPeriod(store, { from, to, employeeId }),
    normFacts(store, { employeeIds: [employeeId], from, to, today }),
    balanceOf(store, employeeId, { to: today, today }),
    warningsOf(store, employeeId, { from, to, today }),
    store.users.get(employeeId),
    store.vacation.findAccount(employeeId),
  ]);
  const days = timeDays(from, to, reports, facts.of(employeeId));
  const { hundredths, normHundredths, flexHundredths } = shownHours(countedIn(days));
  return {
    hundredths,
    normHundredths,
    flexHundredths,
    balanceHundredths: facts.settings.isFlexOn ? balance.hundredths : null,
    missing: missingDays(days, { createdAt: person.createdAt, employment }, today),
    days: days.map(({ absence, ...day }) => ({ ...day, absence: absence?.type ?? '' })),
    warnings: warnings.map((one) => ({ ...one, employeeId })),
  };
};
