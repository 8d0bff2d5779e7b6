import { Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';

const service = 'driftig';

/** The address that a company's receipts are mailed to. */
export const receiptAddressEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'receiptAddress', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        /** The part before the @. */
        local: { type: 'string', required: true },
        /** ISO UTC. */
        madeAt: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#receiptMail'], [[], 'address']),
      },
    },
    tableConfig(table),
  );
});

/** The company of an address. */
export const receiptAddressOwnerEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'receiptAddressOwner', version: '1', service },
      attributes: {
        local: { type: 'string', required: true },
        companyId: { type: 'string', required: true },
      },
      indexes: { main: primaryIndex([['local'], 'rmail#${local}'], [[], 'rmail']) },
    },
    tableConfig(table),
  );
});

/** That a mail was received: its key makes the receipts of a mail once. */
export const receivedMailEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'receivedMail', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        hash: { type: 'string', required: true },
        /** Seconds since 1970; the table's TTL attribute. */
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#receiptMail'],
          [['hash'], 'mail#${hash}'],
        ),
      },
    },
    tableConfig(table),
  );
});
