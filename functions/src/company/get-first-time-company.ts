import type { companyRoutes } from '@driftig/contracts/company/routes';

import type { Handler } from '../pipeline/handler.ts';

export const getFirstTimeCompany: Handler<typeof companyRoutes.getFirstTimeCompany> = async ({
  store,
}) => {
  const { firstTimeSetup } = await store.company.get();
  return { firstTimeSetup };
};
