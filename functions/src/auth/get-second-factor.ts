import type { authRoutes } from '@driftig/contracts/auth/routes';
import { asksForSecondFactor } from '@driftig/domain/company/second-factor';

import type { Handler } from '../pipeline/handler.ts';

export const getSecondFactor: Handler<typeof authRoutes.getSecondFactor> = async (context) => {
  const [person, company] = await Promise.all([
    context.account.readUser(),
    context.store.company.get(),
  ]);
  return {
    on: person.secondFactor,
    requiredByCompany: asksForSecondFactor(company, person),
    recoveryCodesLeft: person.recoveryHashes.length,
  };
};
