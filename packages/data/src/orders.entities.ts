import { Entity } from 'electrodb';

import { customerIndex, tableConfig, listIndex, perTable, primaryIndex } from './entity.ts';
import { storedNames as names } from './stored-names.ts';

const statuses = ['notStarted', 'started', 'done', 'cancelled'] as const;

export const orderEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'order', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        number: {
          type: 'number',
          required: true,
          field: names.number,
          padding: { length: 9, char: '0' },
        },
        id: { type: 'string', required: true },
        title: { type: 'string', required: true, field: names.title },
        startDate: { type: 'string', required: true, field: names.date },
        endDate: { type: 'string', required: true, field: names.untilDate },
        status: { type: statuses, required: true, field: names.status },
        company: { type: 'string', required: true, field: names.company },
        name: { type: 'string', required: true, field: names.name },
        customerId: { type: 'string', required: true, field: names.customerId },
        startTime: { type: 'string', required: true, field: names.startTime },
        endTime: { type: 'string', required: true, field: names.endTime },
        description: { type: 'string', required: true, field: names.description },
        noteEmployees: { type: 'string', required: true },
        noteAdministration: { type: 'string', required: true },
        invoiceNumber: { type: 'number', field: names.invoiceNumber },
        enquiryId: { type: 'string', field: names.enquiryId },
        version: { type: 'number', required: true, field: names.version },
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
        byCustomer: customerIndex([['startDate', 'number'], 'o#${startDate}#${number}']),
      },
    },
    tableConfig(table),
  );
});
