import type { RecordTypeName } from '@driftig/contracts/records/record-types';

import { customersView } from './customers.ts';
import { employeesHoursView } from './employees-hours.ts';
import { enquiriesView } from './enquiries.ts';
import { ordersView } from './orders.tsx';
import { productsView } from './products.ts';
import { receiptsView } from './receipts.ts';
import type { RecordView } from './record-view.ts';
import { tasksView } from './tasks.ts';

/** The view of each type that the record screens show. */
export const views: Readonly<Record<RecordTypeName, RecordView>> = {
  customers: customersView,
  products: productsView,
  tasks: tasksView,
  orders: ordersView,
  employeeshours: employeesHoursView,
  enquiries: enquiriesView,
  receipts: receiptsView,
};
