import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createReceipt, decideReceipt } from '@driftig/tests/support/company/receipts';
import { expect, test } from 'vitest';

test('how many receipts wait, those of the own company alone', async () => {
  const [{ owner }, other] = [await createCompany(), await createCompany()];
  const count = async () => (await owner.call(receiptRoutes.countReceipts)).json;
  expect(await count()).toEqual({ pending: 0 });
  const { id } = await createReceipt(owner);
  await createReceipt(owner);
  await createReceipt(other.owner);
  expect(await count()).toEqual({ pending: 2 });
  await decideReceipt(owner, id, 1);
  expect(await count()).toEqual({ pending: 1 });
});
