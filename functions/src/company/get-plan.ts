import type { companyRoutes } from '@driftig/contracts/company/routes';
import { planLimits } from '@driftig/contracts/core/plans';
import { openPlanOf, displayedTrialDays } from '@driftig/domain/company/plan';
import { secondFactorGroupOf } from '@driftig/domain/company/second-factor';
import { issuedInMonth } from '@driftig/domain/series';

import type { Handler } from '../pipeline/handler.ts';

export const getPlan: Handler<typeof companyRoutes.getPlan> = async ({ store, today }) => {
  const [company, series] = await Promise.all([store.company.get(), store.series.read()]);
  const open = openPlanOf(company, today);
  const limits = planLimits[open];
  const daysLeft = displayedTrialDays(company, today);
  return {
    plan: company.plan,
    openPlan: open,
    trialDaysLeft: daysLeft ?? null,
    trialEnded: daysLeft === 0,
    users: { used: company.userCount, limit: limits.users ?? null },
    invoices: { used: issuedInMonth(series, today), limit: limits.invoices ?? null },
    suspended: company.suspended,
    secondFactorOf: secondFactorGroupOf(company),
  };
};
