import type { SessionUser } from '@driftig/contracts/auth';
import type { Actor } from '@driftig/domain/actor';
import type { Company } from '@driftig/domain/company/settings';

/** The logged-in user as the screens know it. */
export function sessionUserOf(user: Omit<Actor, 'companyId'>, company: Company): SessionUser {
  return {
    id: user.userId,
    email: user.email,
    name: user.name,
    role: user.role,
    bookkeeping: user.bookkeeping,
    company: {
      id: company.companyId,
      name: company.settings.companyName,
      plan: company.plan,
      currency: company.settings.currency,
    },
  };
}
