import type { receiptRoutes } from '@driftig/contracts/receipts/routes';

import { showReceiptFile } from '../changes/receipts/show-receipt-file.ts';
import type { Handler } from '../pipeline/handler.ts';

export const showReceipt: Handler<typeof receiptRoutes.showReceipt> = ({ actor, store, input }) =>
  showReceiptFile(store, { companyId: actor.companyId, id: input.params.id });
