import type { SamplesOf } from '../core/sample.ts';
import type { accountingReceiptRoutes } from './receipts.ts';

export const accountingReceiptSamples: SamplesOf<typeof accountingReceiptRoutes> = {};
