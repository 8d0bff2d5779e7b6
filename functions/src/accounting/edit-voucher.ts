import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import type { CompanyData } from '@driftig/data/store';
import { assertNotVoucher } from '@driftig/domain/receipts/receipt';
import { assertVoucher, voucherEditFaults } from '@driftig/domain/receipts/voucher';

import { assertAccount } from '../changes/accounting/account-of-row.ts';
import { loadOwner } from '../changes/accounting/owner-of-row.ts';
import { loadLinkedTrip } from '../changes/accounting/trip-of-row.ts';
import { addsTeam } from '../changes/accounting/with-team.ts';
import { toBookedReceipt } from '../changes/receipts/booked-receipt.ts';
import { editReceipt } from '../changes/receipts/edit-receipt.ts';
import { storeReceiptFile } from '../changes/receipts/store-receipt-file.ts';
import type { Handler } from '../pipeline/handler.ts';

/**
 * A new file has a name of its own: the one before stays as it is when the edit is refused, and is
 * kept like that of a deleted receipt.
 */
export const editVoucher: Handler<typeof accountingRoutes.editVoucher> = async (context) => {
  const { actor, store, input, files, newId } = context;
  const { id } = input.params;
  const { noFile: _noFile, version, employeeId, tripId, ...typed } = input.body;
  const { values } = await store.records.get('receipts', id);
  // Before the file is drawn anew, which takes a second.
  assertNotVoucher(values, 'change');
  assertVoucher(voucherEditFaults(input.body));
  await assertAccount(store, typed.account);
  const withTeam = await addsTeam(store);
  const edit = {
    ...typed,
    ...(await changedOwner(store, employeeId, values['employeeId'])),
    ...(typeof tripId === 'string' && (await loadLinkedTrip(store, tripId))),
  };
  const sent = files.get('receipt');
  const name = `${id}_${newId()}`;
  return storeReceiptFile({ companyId: actor.companyId, name, sent }, async (kept) => {
    const file = sent === undefined ? {} : kept;
    const edited = await editReceipt(context, { id, version, edit: { ...edit, ...file } });
    return withTeam(toBookedReceipt(edited));
  });
};

/** The same employee keeps the department of the time when the receipt was made (product B32). */
async function changedOwner(
  store: Pick<CompanyData, 'users'>,
  employeeId: string | undefined,
  before: unknown,
) {
  if (employeeId === undefined || employeeId === before) return {};
  return loadOwner(store, employeeId);
}
