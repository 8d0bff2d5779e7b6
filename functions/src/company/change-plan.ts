import type { companyRoutes } from '@driftig/contracts/company/routes';
import { switchPlan } from '@driftig/domain/company/plan';

import type { Handler } from '../pipeline/handler.ts';
import { planChanged } from './texts.ts';

/** Takes effect with the next request. A smaller plan deletes nothing; all data stays readable. */
export const changePlan: Handler<typeof companyRoutes.changePlan> = async (context) => {
  const { actor, input, store, now, today } = context;
  const { plan } = input.body;
  const company = await store.company.get();
  if (company.plan !== plan) {
    if (plan === 'enterprise') await store.company.assertMayRequestPlan(now);
    const { companyName } = company.settings;
    const request = { email: actor.email, companyName, plan, message: '' };
    await store.commit({
      writes: [store.company.changePlan(company, switchPlan(company, plan, today))],
      audit: {
        action: 'company.planChanged',
        subject: `company ${company.companyId}`,
        changes: { from: company.plan, to: plan },
      },
      // The operator agrees the rest of an Enterprise plan with the company (product A7).
      ...(plan === 'enterprise' ? { outbox: [{ name: 'planRequested', payload: request }] } : {}),
    });
  }
  return { message: planChanged(plan) };
};
