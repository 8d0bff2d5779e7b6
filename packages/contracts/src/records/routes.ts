import { routesOf } from '../core/route.ts';
import { importAnswer, importInput, mostLineBytes } from './import.ts';
import { customerOverviewRoutes } from './customer-overview.ts';
import { customerLists } from './lists/customers.ts';
import { employeesHoursLists } from './lists/employees-hours.ts';
import { invoiceLists } from './lists/invoices.ts';
import { orderLists } from './lists/orders.ts';
import { productLists } from './lists/products.ts';
import { productGroupLists } from './lists/product-groups.ts';
import { taskLists } from './lists/tasks.ts';
import { namedCalls, recordCalls } from './record-calls.ts';
import { recordChanges } from './record-changes.ts';
import { deletableTypes, readTypes, recordContracts } from './record-contracts.ts';

/** All routes of the word. A screen takes the lists of its type alone, and `callsOf` that type. */
export const recordRoutes = {
  ...routesOf('records', {
    ...namedCalls(readTypes, deletableTypes),
    ...recordCalls(recordContracts),
    importRecords: {
      method: 'POST',
      path: '/apis/import',
      access: 'manager',
      summary: 'Opretter op til 90 poster på én gang; en linje med fejl afvises alene',
      changes: recordChanges,
      body: importInput,
      response: importAnswer,
      status: 201,
      idempotent: true,
      errors: ['too_many'],
      maxBodyBytes: mostLineBytes,
    },
  }),
  ...productLists,
  ...customerLists,
  ...customerOverviewRoutes,
  ...productGroupLists,
  ...taskLists,
  ...orderLists,
  ...employeesHoursLists,
  ...invoiceLists,
};
