import type { companyRoutes } from '@driftig/contracts/company/routes';

import type { Handler } from '../pipeline/handler.ts';
import { planRequested } from './texts.ts';

/** Asks the operator by mail for a plan that needs an agreement; the plan itself stays the same. */
export const requestPlan: Handler<typeof companyRoutes.requestPlan> = async (context) => {
  const { actor, input, store, now } = context;
  const { plan, message } = input.body;
  await store.company.assertMayRequestPlan(now);
  const { companyId, settings } = await store.company.get();
  const { companyName } = settings;
  await store.commit({
    writes: [],
    audit: { action: 'company.planRequested', subject: `company ${companyId}`, changes: { plan } },
    outbox: [
      {
        name: 'planRequested',
        payload: { email: actor.email, companyName, plan, message: message ?? '' },
      },
    ],
  });
  return { message: planRequested };
};
