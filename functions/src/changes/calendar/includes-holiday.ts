import { planFeatures } from '@driftig/contracts/core/plans';
import type { CompanyData } from '@driftig/data/store';
import { openPlanOf } from '@driftig/domain/company/plan';
import type { DateText } from '@driftig/domain/dates';

/** Whether the calendars of the company show absences (product K10): its plan includes holiday. */
export async function includesHoliday(
  { company }: Pick<CompanyData, 'company'>,
  today: DateText,
): Promise<boolean> {
  return planFeatures[openPlanOf(await company.getCached(), today)].includes('vacation');
}
