import type { KnownShop, ShopBooking } from '@driftig/domain/receipts/known-shop';

import type { Table } from '../core/client.ts';
import { putOf, type Write } from '../core/write.ts';
import { knownShopEntity } from './known-shops.entities.ts';

/** How the last receipt of each shop was entered, in the actor's company. */
export function knownShopRepository(table: Table, companyId: string) {
  const shops = knownShopEntity(table);
  return {
    /** The first of these keys that is known. */
    async find(keys: readonly string[]): Promise<ShopBooking | undefined> {
      if (keys.length === 0) return undefined;
      const { data } = await shops.get(keys.map((shop) => ({ companyId, shop }))).go();
      const known = new Map(data.map(({ shop, account, type }) => [shop, { account, type }]));
      return keys.map((key) => known.get(key)).find((booking) => booking !== undefined);
    },

    /** The last receipt counts. */
    remember(known: KnownShop | undefined): Write[] {
      if (known === undefined) return [];
      const { keys, account, type } = known;
      return keys.map((shop) => putOf(shops.put({ companyId, shop, account, type })));
    },
  };
}
