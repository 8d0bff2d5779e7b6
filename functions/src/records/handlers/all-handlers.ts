import { departmentHandlers } from './departments.ts';
import { employeeHandlers } from './employees.ts';
import { completeEnquiry } from './complete.ts';
import { invoiceHandlers } from './invoices.ts';
import { orderHandlers } from './orders.ts';
import { receiptHandlers } from './receipts.ts';
import type { RecordHandlers } from './record-handlers.ts';
import { storedHandlers } from './stored.ts';

/** Handlers of the record calls by type. Leaving out a served call does not compile. */
export const recordHandlers: RecordHandlers = {
  customers: storedHandlers('customers'),
  products: storedHandlers('products'),
  productgroups: storedHandlers('productgroups'),
  tasks: storedHandlers('tasks'),
  enquiries: storedHandlers('enquiries', completeEnquiry),
  orders: orderHandlers,
  receipts: receiptHandlers,
  invoices: invoiceHandlers,
  employees: employeeHandlers,
  departments: departmentHandlers,
};
