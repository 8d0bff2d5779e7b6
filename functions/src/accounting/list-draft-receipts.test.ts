import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createReceipt, decideReceipt } from '@driftig/tests/support/company/receipts';
import { expect, test } from 'vitest';

const route = accountingRoutes.listDraftReceipts;

test('approved receipts that are in no draft are listed (product B15)', async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  const { owner } = company;
  const [waiting, approved, imported] = [
    await createReceipt(owner),
    await createReceipt(owner, { businessName: 'Stark Vejle' }),
    await createReceipt(owner),
  ];
  const foreign = await createReceipt(other.owner);
  await decideReceipt(other.owner, foreign.id, 1);
  for (const { id } of [approved, imported]) await decideReceipt(owner, id, 1);
  await owner.call(accountingRoutes.saveAccountingDraft, { body: { receiptId: imported.id } });
  expect(waiting.id).not.toBe(approved.id);
  const { json } = await owner.call(route);
  expect(json).toHaveLength(1);
  expect(json).toMatchObject([
    {
      id: approved.id,
      businessname: 'Stark Vejle',
      price: 348.75,
      employeeId: owner.user.userId,
      attachment: `/securedtestrecipts/${approved.id}`,
    },
  ]);
});

test('a page reads past rows that cannot be imported', async () => {
  const { owner } = await createCompany();
  const { id } = await createReceipt(owner);
  await decideReceipt(owner, id, 1);
  await createReceipt(owner);
  await createReceipt(owner);
  const { json } = await owner.call(route, { query: { limit: '1' } });
  expect(json).toMatchObject([{ id }]);
});
