import type { recordRoutes } from '@driftig/contracts/records/routes';
import { customerRule } from '@driftig/domain/lists/rules/customers';

import type { Handler } from '../pipeline/handler.ts';
import { listRecords } from './list-records.ts';

export const listCustomers: Handler<typeof recordRoutes.listCustomers> = (context) =>
  listRecords('customers', context, customerRule(context.today));
