import { accountRoutes } from './accounts.ts';
import { allowanceRoutes } from './allowances.ts';
import { draftRoutes } from './drafts.ts';
import { expenseRoutes } from './expenses.ts';
import { lookupRoutes } from './lookups.ts';
import { accountingReceiptRoutes } from './receipts.ts';
import { spendingRoutes } from './spending.ts';
import { receiptAddressRoutes } from './receipt-address.ts';
import { tripRoutes } from './trips.ts';
import { payrollRoutes } from './payroll.ts';

export const accountingRoutes = {
  ...lookupRoutes,
  ...accountRoutes,
  ...draftRoutes,
  ...accountingReceiptRoutes,
  ...receiptAddressRoutes,
  ...tripRoutes,
  ...expenseRoutes,
  ...spendingRoutes,
  ...allowanceRoutes,
  ...payrollRoutes,
};
