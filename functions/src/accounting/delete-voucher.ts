import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import { deleteReceipt } from '../changes/receipts/delete-receipt.ts';
import type { Handler } from '../pipeline/handler.ts';

export const deleteVoucher: Handler<typeof accountingRoutes.deleteVoucher> = async (context) => {
  await deleteReceipt(context, context.input.params.id);
  return { message: 'Bilaget er slettet.' };
};
