import type { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { shopKeys, type ShopBooking } from '@driftig/domain/receipts/known-shop';

import type { Handler } from '../pipeline/handler.ts';

const unknown: ShopBooking = { account: '', type: 'expense' };

/** An account that was deleted since is not suggested. */
export const getKnownShop: Handler<typeof receiptRoutes.getKnownShop> = async ({
  store,
  input,
}) => {
  const known = await store.knownShops.find(shopKeys(input.query));
  if (known === undefined) return unknown;
  const accounts = await store.accounts.list();
  return accounts.some(({ id }) => id === known.account) ? known : unknown;
};
