import type { SessionUser } from '@driftig/contracts/auth/session';
import type { Actor } from '@driftig/domain/actor';
import { openPlanOf, displayedTrialDays } from '@driftig/domain/company/plan';
import { asksForSecondFactor, needsSecondFactor } from '@driftig/domain/company/second-factor';
import type { Company } from '@driftig/domain/company/settings';
import type { DateText } from '@driftig/domain/dates';

/** The logged-in user as the screens get it; `today` decides what is left of a trial. */
export function sessionUserOf(
  user: Omit<Actor, 'companyId'> & { readonly mustEnrol: boolean; readonly hasPicture: boolean },
  company: Company,
  today: DateText,
): SessionUser {
  return {
    id: user.userId,
    email: user.email,
    name: user.name,
    role: user.role,
    bookkeeping: user.bookkeeping,
    mustEnrol: user.mustEnrol && needsSecondFactor(company, user, today),
    secondFactorFrom: user.mustEnrol ? laterStart(user, company, today) : '',
    hasPicture: user.hasPicture,
    company: {
      id: company.companyId,
      name: company.settings.companyName,
      plan: company.plan,
      openPlan: openPlanOf(company, today),
      trialDaysLeft: displayedTrialDays(company, today) ?? null,
      suspended: company.suspended,
      emailUnconfirmed: (company.unconfirmedEmail ?? '') !== '',
      hasLogo: company.logo !== '',
      currency: company.settings.currency,
    },
  };
}

/** The later day from which two-step login is required of the user; '' for none. */
function laterStart(user: Pick<Actor, 'role' | 'bookkeeping'>, company: Company, today: DateText) {
  const { secondFactorFrom = '' } = company;
  return asksForSecondFactor(company, user) && secondFactorFrom > today ? secondFactorFrom : '';
}
