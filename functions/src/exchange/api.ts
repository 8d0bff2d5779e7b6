import { exchangeRoutes } from '@driftig/contracts/exchange/routes';

import { serve } from '../pipeline/serve.ts';
import { checkVoucherCode } from './check-voucher-code.ts';
import { getExportCompany } from './get-export-company.ts';
import { listBookImports } from './list-book-imports.ts';
import { listExportCustomers } from './list-export-customers.ts';
import { listExportEntries } from './list-export-entries.ts';
import { startBookImport } from './start-book-import.ts';
import { takeImportEntries } from './take-import-entries.ts';

export const handler = serve(exchangeRoutes, {
  checkVoucherCode,
  getExportCompany,
  listBookImports,
  listExportCustomers,
  listExportEntries,
  startBookImport,
  takeImportEntries,
});
