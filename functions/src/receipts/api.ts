import { receiptRoutes } from '@driftig/contracts/receipts/routes';

import { serve } from '../pipeline/serve.ts';
import { approveReceipt } from './approve-receipt.ts';
import { countReceipts } from './count-receipts.ts';
import { getKnownShop } from './get-known-shop.ts';
import { listReceiptEmployees } from './list-receipt-employees.ts';
import { listReceipts } from './list-receipts.ts';
import { showReceipt } from './show-receipt.ts';
import { uploadReceipt } from './upload-receipt.ts';

export const handler = serve(receiptRoutes, {
  uploadReceipt,
  showReceipt,
  approveReceipt,
  countReceipts,
  listReceipts,
  listReceiptEmployees,
  getKnownShop,
});
