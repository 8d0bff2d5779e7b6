import { accountingRoutes } from '@driftig/contracts/accounting/routes';

import { serve } from '../pipeline/serve.ts';
import { listAccountingDepartments } from './list-accounting-departments.ts';
import { listAccountingEmployees } from './list-accounting-employees.ts';
import { listBilagTypes } from './list-bilag-types.ts';

export const handler = serve(accountingRoutes, {
  listAccountingDepartments,
  listAccountingEmployees,
  listBilagTypes,
});
