import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { assertVoucher, voucherFaults } from '@driftig/domain/receipts/voucher';

import { addsTeam } from '../changes/accounting/with-team.ts';
import { toBookedReceipt } from '../changes/receipts/booked-receipt.ts';
import { uploadReceipt } from '../changes/receipts/upload-receipt.ts';
import type { Handler } from '../pipeline/handler.ts';

/** Product V17. */
export const uploadVoucher: Handler<typeof accountingRoutes.uploadVoucher> = async (context) => {
  const { body } = context.input;
  const sent = context.files.get('receipt');
  assertVoucher(voucherFaults(body, sent !== undefined));
  const withTeam = await addsTeam(context.store);
  return uploadReceipt(context, body, sent, (stored) => withTeam(toBookedReceipt(stored)));
};
