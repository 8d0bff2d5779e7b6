import type { receiptRoutes } from '@driftig/contracts/receipts/routes';

import { decideReceiptOf } from '../changes/receipts/decide-receipt.ts';
import type { Handler } from '../pipeline/handler.ts';

export const approveReceipt: Handler<typeof receiptRoutes.approveReceipt> = async (context) => ({
  message: await decideReceiptOf(context, context.input.body),
});
