import type { BilagType } from '@driftig/contracts/accounting/bilag-type';
import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

/** Account and type of the last receipt of a shop. */
export const knownShopEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'knownShop', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        shop: { type: 'string', required: true },
        account: { type: 'string', required: true },
        type: { type: CustomAttributeType<BilagType>('string'), required: true },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#knownShop'], [['shop'], '${shop}']),
      },
    },
    tableConfig(table),
  );
});
