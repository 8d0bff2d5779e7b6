import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { backfillReceipts } from '@driftig/data/records/listed-backfill';
import { services } from '@driftig/functions/pipeline/services';
import { expect, test } from 'vitest';

import { createCompany, type TestCompany } from './support/company/company.ts';
import { createReceipt } from './support/company/receipts.ts';
import { runBeforeCommit } from './support/stack/commit-barrier.ts';

/** Takes from a stored receipt what it did not have before receipts were listed by date. */
async function asBefore({ companyId }: TestCompany, id: string): Promise<void> {
  const { client, name: TableName } = services().table;
  const index = ['gsi1', 'gsi2', 'gsi3'].flatMap((name) => [`${name}pk`, `${name}sk`]);
  await client.send(
    new UpdateCommand({
      TableName,
      Key: { pk: `c#${companyId}#r#receipts`, sk: id },
      UpdateExpression: `REMOVE #row, ${index.join(', ')}`,
      ExpressionAttributeNames: { '#row': 'r' },
    }),
  );
}

const listed = async ({ owner }: TestCompany, month = '07') => {
  const query = { from: `2026-${month}-01`, to: `2026-${month}-31` };
  const { json } = await owner.call(receiptRoutes.listReceipts, { query });
  return (json as { id: string }[]).map(({ id }) => id);
};

test('receipts from before are in lists by date once the backfill ran, however often', async () => {
  const company = await createCompany();
  const { id } = await createReceipt(company.owner);
  expect(await listed(company)).toEqual([id]);
  await asBefore(company, id);
  expect(await listed(company)).toEqual([]);
  const { table } = services();
  expect(await backfillReceipts(table, company.companyId)).toBe(1);
  expect(await backfillReceipts(table, company.companyId)).toBe(0);
  expect(await listed(company)).toEqual([id]);
});

test('a receipt that changes meanwhile keeps the change', async () => {
  const company = await createCompany();
  const { id } = await createReceipt(company.owner);
  await asBefore(company, id);
  const { table } = services();
  runBeforeCommit(table, async () => {
    const body = { dType: 'receipts', date: '2026-08-02' };
    const params = { id };
    expect((await company.owner.call(recordRoutes.updateRecord, { params, body })).status).toBe(
      200,
    );
  });
  expect(await backfillReceipts(table, company.companyId)).toBe(0);
  expect([await listed(company), await listed(company, '08')]).toEqual([[], [id]]);
});
