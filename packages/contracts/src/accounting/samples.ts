import type { SamplesOf } from '../core/sample.ts';
import type { accountingRoutes } from './routes.ts';
import { accountSamples } from './accounts.samples.ts';
import { allowanceSamples } from './allowances.samples.ts';
import { draftSamples } from './drafts.samples.ts';
import { expenseSamples } from './expenses.samples.ts';
import { lookupSamples } from './lookups.samples.ts';
import { accountingReceiptSamples } from './receipts.samples.ts';
import { spendingSamples } from './spending.samples.ts';
import { receiptAddressSamples } from './receipt-address.samples.ts';
import { tripSamples } from './trips.samples.ts';
import { payrollSamples } from './payroll.samples.ts';

export const accountingSamples: SamplesOf<typeof accountingRoutes> = {
  ...lookupSamples,
  ...accountSamples,
  ...draftSamples,
  ...accountingReceiptSamples,
  ...receiptAddressSamples,
  ...tripSamples,
  ...expenseSamples,
  ...spendingSamples,
  ...allowanceSamples,
  ...payrollSamples,
};
