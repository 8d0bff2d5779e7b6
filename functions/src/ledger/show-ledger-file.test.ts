import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import {
  createAccount,
  createVoucher,
  decideVoucher,
  postNewDraft,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const params = { id: '1' };

test("a posted receipt's file is shown by its voucher, to its own company alone", async () => {
  const { owner } = await createCompany();
  const { id } = await createVoucher(owner);
  await decideVoucher(owner, id, 3);
  const [debit, credit] = [await createAccount(owner), await createAccount(owner)];
  const body = { account: debit.id, againstAccount: credit.id };
  await owner.call(ledgerRoutes.postReceipt, { params: { id }, body });
  const answer = await owner.call(ledgerRoutes.showLedgerFile, { params });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const other = await createCompany();
  await postNewDraft(other.owner);
  expect((await other.owner.call(ledgerRoutes.showLedgerFile, { params })).status).toBe(404);
});
