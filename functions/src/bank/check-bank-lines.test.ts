import { bankRoutes } from '@driftig/contracts/bank/routes';
import { createBankAccount, readLine, takeLines } from '@driftig/tests/support/bookkeeping/bank';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('says how many lines were taken before on this account, and takes none', async () => {
  const { owner, store } = await createCompany();
  const [{ id }, other] = [await createBankAccount(owner), await createBankAccount(owner)];
  const lines = [readLine(), readLine({ occurrence: 2 }), readLine({ amount: 7 })];
  await takeLines(owner, id, lines.slice(1));
  const check = async (account: string) =>
    (await owner.call(bankRoutes.checkBankLines, { params: { id: account }, body: { lines } }))
      .json;
  expect(await check(id)).toEqual({ known: 2 });
  expect(await check(other.id)).toEqual({ known: 0 });
  expect((await store.bank.list(id, {})).rows).toHaveLength(2);
});
