import type { OrderPlanning } from '@driftig/domain/planning/order-planning';
import { CustomAttributeType, Entity } from 'electrodb';

import type { StoredSite } from './orders.mapping.ts';
import { customerIndex, tableConfig, listIndex, perTable, primaryIndex } from '../core/entity.ts';
import type { StoredLine } from '../invoices/invoices.entities.ts';
import { storedNames as names } from '../core/stored-names.ts';

const service = 'driftig';
const statuses = ['notStarted', 'started', 'done', 'cancelled'] as const;

export const orderEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'order', version: '1', service },
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
        /** Other fields of the list; always stored, so that each can be set by itself. */
        row: {
          type: 'map',
          field: names.row,
          required: true,
          properties: {
            depositInvoiceNumber: { type: 'number', field: 'di' },
            /** Price and tax of its lines, in øre. */
            price: { type: 'number', field: 'p' },
            tax: { type: 'number', field: 't' },
            untaxed: { type: 'number', field: 'u' },
            neededEmployees: { type: 'number', field: 'n' },
            assignedEmployees: { type: 'number', field: 'a' },
            site: { type: CustomAttributeType<StoredSite>('any'), field: 's' },
          },
        },
        enquiryId: { type: 'string', field: names.enquiryId },
        planning: { type: CustomAttributeType<OrderPlanning>('any') },
        version: { type: 'number', required: true, field: names.version },
        /** How many pictures it has, which limits them. */
        pictures: { type: 'number' },
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

/** The lines of an order: an item beside it, so that its row in a list stays small. */
export const orderLinesEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'orderLines', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        number: { type: 'number', required: true, padding: { length: 9, char: '0' } },
        lines: {
          type: CustomAttributeType<StoredLine[]>('any'),
          required: true,
          field: names.lines,
        },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        byNumber: primaryIndex(
          [['companyId'], 'c#${companyId}#orderlines'],
          [['number'], 'no#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** A picture of an order; its id begins with the order's number, so that it leads to the item. */
export const orderPictureEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'orderPicture', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        orderNumber: { type: 'number', required: true, padding: { length: 9, char: '0' } },
        id: { type: 'string', required: true },
        title: { type: 'string', required: true },
        message: { type: 'string', required: true },
        date: { type: 'string', required: true },
        by: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'orderNumber'], 'c#${companyId}#orderpicture#${orderNumber}'],
          [['id'], '${id}'],
        ),
      },
    },
    tableConfig(table),
  );
});
