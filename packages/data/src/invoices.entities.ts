import { CustomAttributeType, Entity } from 'electrodb';

import { tableConfig, listIndex, perTable, primaryIndex } from './entity.ts';

const service = 'driftig';
const statuses = ['notSent', 'waiting', 'paid', 'sent', 'cancelled'] as const;

/** [group, name, description, quantity, price, unit]: a line without repeated attribute names. */
export type StoredLine = readonly [number, string, string, number, number, string];
/** What the list does not show, by short names; see invoices.mapping.ts. */
export type StoredDetails = Readonly<Record<string, string | number>>;

/**
 * Stored under short attribute names: an invoice of a few lines is one write unit, a row of the
 * list a fraction of a read unit.
 */
export const invoiceEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'invoice', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: 'c' },
        number: { type: 'number', required: true, field: 'no', padding: { length: 9, char: '0' } },
        id: { type: 'string', required: true },
        date: { type: 'string', required: true, field: 'd' },
        payDate: { type: 'string', required: true, field: 'pd' },
        status: { type: statuses, required: true, field: 'st' },
        company: { type: 'string', field: 'co' },
        name: { type: 'string', field: 'nm' },
        orderTitle: { type: 'string', field: 'ot' },
        amountDue: { type: 'number', required: true, field: 'am' },
        isDeposit: { type: 'boolean', field: 'dp' },
        everIssued: { type: 'boolean', field: 'ev' },
        details: { type: CustomAttributeType<StoredDetails>('any'), required: true, field: 'x' },
        lines: { type: CustomAttributeType<StoredLine[]>('any'), required: true, field: 'l' },
      },
      indexes: {
        byNumber: primaryIndex(
          [['companyId'], 'c#${companyId}#invoice'],
          [['number'], 'no#${number}'],
        ),
        byDate: listIndex(
          'gsi1',
          [['companyId'], 'c#${companyId}#invoice'],
          [['date', 'number'], '${date}#${number}'],
        ),
        byStatus: listIndex(
          'gsi2',
          [['companyId', 'status'], 'c#${companyId}#invoice#${status}'],
          [['date', 'number'], '${date}#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** Stands under the number of a deleted invoice, so that the series stays explainable. */
export const invoiceTombstoneEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'invoiceTombstone', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        number: { type: 'number', required: true, padding: { length: 9, char: '0' } },
        deletedAt: { type: 'string', required: true },
        deletedBy: { type: 'string', required: true },
      },
      indexes: {
        byNumber: primaryIndex(
          [['companyId'], 'c#${companyId}#invoice'],
          [['number'], 'no#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});
