import { accessRules, type Rights } from '@driftig/contracts/core/access';
import type { SecondFactorGroup } from '@driftig/contracts/company/plan';

import { addDays, danishDate, type DateText } from '../dates.ts';
import type { Company } from './settings.ts';

type Requirement = Pick<Company, 'secondFactorRequired' | 'secondFactorOf'>;
type DatedRequirement = Requirement & Pick<Company, 'secondFactorFrom'>;

/** Days in which the managers of a new company may do without (product A23). */
const graceDays = 14;

/** The first day on which a company that registers now requires two-step login. */
export const secondFactorStart = (now: string): DateText => addDays(danishDate(now), graceDays);

/** People who must log in by two steps. */
export function secondFactorGroupOf({
  secondFactorRequired,
  secondFactorOf = 'everybody',
}: Requirement): SecondFactorGroup {
  return secondFactorRequired ? secondFactorOf : 'nobody';
}

/**
 * Whether the company asks a user with these rights for two-step login (product A14), at once or from a
 * day that is still to come.
 */
export function asksForSecondFactor(company: Requirement, rights: Rights): boolean {
  const group = secondFactorGroupOf(company);
  if (group === 'managers') return accessRules.manager(rights) || rights.bookkeeping;
  return group === 'everybody';
}

/** Whether a user with these rights must use two-step login today. */
export const needsSecondFactor = (
  company: DatedRequirement,
  rights: Rights,
  today: DateText,
): boolean => asksForSecondFactor(company, rights) && today >= (company.secondFactorFrom ?? '');
