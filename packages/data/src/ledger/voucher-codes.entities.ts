import { Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';

/** The invoice with a printed code. The key is the only way from a stranger's code to a company. */
export const voucherCodeEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'voucherCode', version: '1', service: 'driftig' },
      attributes: {
        code: { type: 'string', required: true },
        companyId: { type: 'string', required: true },
        invoice: { type: 'number', required: true },
      },
      indexes: { main: primaryIndex([['code'], 'vcode#${code}'], [[], 'vcode']) },
    },
    tableConfig(table),
  );
});
