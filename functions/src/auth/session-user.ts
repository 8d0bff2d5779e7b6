import type { SessionUser } from '@driftig/contracts/auth/session';
import type { Actor } from '@driftig/domain/actor';
import { openPlanOf, displayedTrialDays } from '@driftig/domain/company/plan';
import { needsSecondFactor } from '@driftig/domain/company/second-factor';
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
    mustEnrol: user.mustEnrol && needsSecondFactor(company, user),
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
