import type { companyRoutes } from '@driftig/contracts/company/routes';

import type { Handler } from '../pipeline/handler.ts';

export const getFirstTimeUser: Handler<typeof companyRoutes.getFirstTimeUser> = async ({
  actor,
  store,
}) => {
  const { firstTime } = await store.users.get(actor.userId);
  return { firstTime };
};
