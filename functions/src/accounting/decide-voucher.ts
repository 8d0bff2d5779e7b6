import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { AppError } from '@driftig/domain/errors';

import { decideReceiptOf } from '../changes/receipts/decide-receipt.ts';
import type { Handler } from '../pipeline/handler.ts';

/** The body may repeat the id of the path; another one is answered as unknown. */
export const decideVoucher: Handler<typeof accountingRoutes.decideVoucher> = async (context) => {
  const { params, body } = context.input;
  if (body.id !== undefined && body.id !== params.id) throw new AppError('not_found');
  return { message: await decideReceiptOf(context, { ...body, id: params.id }) };
};
