import { planFeatures } from '@driftig/contracts/core/plans';
import type { CompanyData } from '@driftig/data/store';
import { yearsOfAbsences } from '@driftig/data/vacation/vacation.repository';
import { assertPlanOpens, openPlanOf } from '@driftig/domain/company/plan';
import type { DateText } from '@driftig/domain/dates';

/**
 * Throws plan_limit (402) on a plan without holiday. What a company has from before it changed its
 * plan goes on being readable (product P8).
 */
export async function assertMayRead(store: CompanyData, today: DateText): Promise<void> {
  const plan = openPlanOf(await store.company.getCached(), today);
  if (planFeatures[plan].includes('vacation')) return;
  if (await store.vacation.hasAny(yearsOfAbsences(today))) return;
  assertPlanOpens(plan, 'vacation');
}
