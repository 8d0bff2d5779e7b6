import { recordRoutes } from '@driftig/contracts/records/routes';

import { serve } from '../pipeline/serve.ts';
import { createRecord } from './create-record.ts';
import { deleteRecord } from './delete-record.ts';
import { getCustomerOverview } from './get-customer-overview.ts';
import { getRecordOptions } from './get-record-options.ts';
import { getRecord } from './get-record.ts';
import { importRecords } from './import-records.ts';
import { listCustomerInvoices } from './list-customer-invoices.ts';
import { listCustomerOrders } from './list-customer-orders.ts';
import { listCustomers } from './list-customers.ts';
import { listEmployeesHours } from './list-employees-hours.ts';
import { listHistory } from './list-history.ts';
import { listInvoices } from './list-invoices.ts';
import { listMergeableInvoices } from './list-mergeable-invoices.ts';
import { listMergeableOrders } from './list-mergeable-orders.ts';
import { listOrders } from './list-orders.ts';
import { listProducts } from './list-products.ts';
import { listProductGroups } from './list-product-groups.ts';
import { listTasks } from './list-tasks.ts';
import { withTypeAccess } from './type-access.ts';
import { updateRecordById } from './update-record-by-id.ts';
import { updateRecord } from './update-record.ts';

export const handler = serve(
  recordRoutes,
  withTypeAccess({
    getRecordOptions,
    getRecord,
    createRecord,
    importRecords,
    updateRecord,
    updateRecordById,
    deleteRecord,
    listProducts,
    listCustomers,
    listProductGroups,
    listTasks,
    listOrders,
    listEmployeesHours,
    listMergeableOrders,
    listMergeableInvoices,
    listInvoices,
    getCustomerOverview,
    listCustomerOrders,
    listCustomerInvoices,
    listHistory,
  }),
);
