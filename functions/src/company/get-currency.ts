import type { companyRoutes } from '@driftig/contracts/company/routes';
import { currencies, currencyCodes } from '@driftig/contracts/company/currencies';

import type { Handler } from '../pipeline/handler.ts';

const selectable = currencyCodes.map((code) => ({ code, name: currencies[code] }));

export const getCurrency: Handler<typeof companyRoutes.getCurrency> = async ({ store }) => {
  const { settings } = await store.company.get();
  return { currency: settings.currency, currencies: selectable };
};
