import { Entity } from 'electrodb';

import { tableConfig, listIndex, perTable, primaryIndex } from './entity.ts';

const statuses = ['notStarted', 'started', 'done', 'cancelled'] as const;

export const orderEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'order', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: 'c' },
        number: { type: 'number', required: true, field: 'no', padding: { length: 9, char: '0' } },
        id: { type: 'string', required: true },
        title: { type: 'string', required: true, field: 'ot' },
        startDate: { type: 'string', required: true, field: 'd' },
        endDate: { type: 'string', required: true, field: 'pd' },
        status: { type: statuses, required: true, field: 'st' },
        company: { type: 'string', required: true, field: 'co' },
        name: { type: 'string', required: true, field: 'nm' },
        customerId: { type: 'string', required: true, field: 'cu' },
        startTime: { type: 'string', required: true, field: 'ts' },
        endTime: { type: 'string', required: true, field: 'te' },
        description: { type: 'string', required: true, field: 'de' },
        noteEmployees: { type: 'string', required: true },
        noteAdministration: { type: 'string', required: true },
        invoiceNumber: { type: 'number', field: 'iv' },
        enquiryId: { type: 'string', field: 'en' },
        version: { type: 'number', required: true, field: 'v' },
      },
      indexes: {
        byNumber: primaryIndex(
          [['companyId'], 'c#${companyId}#order'],
          [['number'], 'no#${number}'],
        ),
        byDate: listIndex(
          'gsi1',
          [['companyId'], 'c#${companyId}#order'],
          [['startDate', 'number'], '${startDate}#${number}'],
        ),
        byStatus: listIndex(
          'gsi2',
          [['companyId', 'status'], 'c#${companyId}#order#${status}'],
          [['startDate', 'number'], '${startDate}#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});
