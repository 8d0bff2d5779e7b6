import { planFeatures } from '@driftig/contracts/core/plans';

import { useUser } from '../../../api/session/session.ts';

/** Whether the company's plan has holiday and absence. */
export function useHasVacation(): boolean {
  return planFeatures[useUser().company.openPlan].includes('vacation');
}
