import { accessRules, type Rights } from '@driftig/contracts/core/access';
import type { SecondFactorGroup } from '@driftig/contracts/company/plan';

import type { Company } from './settings.ts';

type Requirement = Pick<Company, 'secondFactorRequired' | 'secondFactorOf'>;

/** People who must log in by two steps. */
export function secondFactorGroupOf({
  secondFactorRequired,
  secondFactorOf = 'everybody',
}: Requirement): SecondFactorGroup {
  return secondFactorRequired ? secondFactorOf : 'nobody';
}

/** Whether a user with these rights must use two-step login (product A14). */
export function needsSecondFactor(company: Requirement, rights: Rights): boolean {
  const group = secondFactorGroupOf(company);
  if (group === 'managers') return accessRules.manager(rights) || rights.bookkeeping;
  return group === 'everybody';
}
