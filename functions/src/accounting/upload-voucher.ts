import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { newReceipt } from '@driftig/domain/receipts/receipt';
import { assertVoucher, voucherFaults } from '@driftig/domain/receipts/voucher';

import { assertAccount } from '../changes/accounting/account-of-row.ts';
import { loadOwner } from '../changes/accounting/owner-of-row.ts';
import { loadLinkedTrip } from '../changes/accounting/trip-of-row.ts';
import { addsTeam } from '../changes/accounting/with-team.ts';
import { toBookedReceipt } from '../changes/receipts/booked-receipt.ts';
import { receiptWrites } from '../changes/receipts/receipt-writes.ts';
import { storeReceiptFile } from '../changes/receipts/store-receipt-file.ts';
import type { Handler } from '../pipeline/handler.ts';

/** Product V17. The receipt is the accountant's own unless another employee is chosen. */
export const uploadVoucher: Handler<typeof accountingRoutes.uploadVoucher> = async ({
  actor,
  store,
  input,
  files,
  now,
  newId,
}) => {
  const sent = files.get('receipt');
  const { noFile: _noFile, employeeId, tripId, ...typed } = input.body;
  assertVoucher(voucherFaults(input.body, sent !== undefined));
  await assertAccount(store, typed.account);
  const owner = await loadOwner(store, employeeId ?? actor.userId);
  const withTeam = await addsTeam(store);
  const values = { ...typed, ...(await loadLinkedTrip(store, tripId)) };
  const id = newId();
  return storeReceiptFile({ companyId: actor.companyId, name: id, sent }, async (kept) => {
    const stored = { id, version: 1, values: newReceipt(values, { owner, ...kept }) };
    const answer = withTeam(toBookedReceipt(stored));
    await store.commit({
      writes: receiptWrites(store, now).insert(id, stored.values),
      audit: { action: 'receipts.uploaded', subject: `receipts ${id}` },
      answer,
    });
    return answer;
  });
};
