import { recordRoutes } from '@driftig/contracts/records';

import { serve } from '../http/serve.ts';
import { createRecord } from './create-record.ts';
import { deleteRecord } from './delete-record.ts';
import { getRecordOptions } from './get-record-options.ts';
import { getRecord } from './get-record.ts';
import { listCustomers } from './list-customers.ts';
import { listInvoices } from './list-invoices.ts';
import { listProducts } from './list-products.ts';
import { listTasks } from './list-tasks.ts';
import { updateRecordById } from './update-record-by-id.ts';
import { updateRecord } from './update-record.ts';

export const handler = serve(recordRoutes, {
  getRecordOptions,
  getRecord,
  createRecord,
  updateRecord,
  updateRecordById,
  deleteRecord,
  listProducts,
  listCustomers,
  listTasks,
  listInvoices,
});
