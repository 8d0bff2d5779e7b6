import { Entity } from 'electrodb';

import { listIndex, perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

/** An open socket, by its id; the index has those of a company and its people. TTL removes lost ones. */
export const connectionEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'connection', version: '1', service: 'driftig' },
      attributes: {
        id: { type: 'string', required: true },
        companyId: { type: 'string', required: true, field: names.companyId },
        /** User of the socket. */
        employeeId: { type: 'string', required: true, field: names.employeeId },
        /** Fields for the live channel; projected into the index. */
        row: {
          type: 'map',
          field: names.row,
          required: true,
          properties: {
            secretHash: { type: 'string', field: 's', required: true },
            tab: { type: 'string', field: 't', required: true },
            mustEnrol: { type: 'boolean', field: 'e' },
          },
        },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex([['id'], 'socket#${id}'], [[], 'socket']),
        ofCompany: listIndex(
          'gsi1',
          [['companyId'], 'c#${companyId}#socket'],
          [['employeeId', 'id'], '${employeeId}#${id}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/**
 * People whose sessions ended in the last hours, so that the live channel need not read every
 * record.
 */
export const sessionEndsEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'sessionEnds', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        /** Which hours: see session-ends.repository.ts. */
        hours: { type: 'string', required: true },
        people: { type: 'set', items: 'string' },
        /** Seconds since 1970; the table's TTL attribute. */
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}'], [['hours'], 'sessionends#${hours}']),
      },
    },
    tableConfig(table),
  );
});
