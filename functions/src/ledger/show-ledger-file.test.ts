import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { postNewDraft, postNewVoucher } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const params = { id: '1' };

test("a posted receipt's file is shown by its voucher, to its own company alone", async () => {
  const { owner } = await createCompany();
  await postNewVoucher(owner);
  const answer = await owner.call(ledgerRoutes.showLedgerFile, { params });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const other = await createCompany();
  await postNewDraft(other.owner);
  expect((await other.owner.call(ledgerRoutes.showLedgerFile, { params })).status).toBe(404);
});
