import { Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';

/**
 * Credit of customers ('Til gode', product D35) in a currency: of the whole company, where the
 * customer is '', or of one customer. One small item each, however many invoices there are.
 */
export const creditEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'credit', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        customerId: { type: 'string', required: true },
        currency: { type: 'string', required: true },
        /** Invoices that something is owed on. */
        count: { type: 'number' },
        /** Øre, or hundredths of another currency. */
        amount: { type: 'number' },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#credit'],
          [['customerId', 'currency'], 'cu#${customerId}#${currency}'],
        ),
      },
    },
    tableConfig(table),
  );
});
