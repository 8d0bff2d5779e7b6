import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ledgerVatLineEntity } from '@driftig/data/ledger/ledger.entities';
import { recountLedger } from '@driftig/data/ledger/ledger-recount';
import { lineOf, type NewEntry } from '@driftig/domain/ledger/entry';
import { postEntries } from '@driftig/functions/changes/ledger/post-entries';
import { services } from '@driftig/functions/pipeline/services';
import { expect, test } from 'vitest';

import { createCompany, type TestCompany } from './support/company/company.ts';
import { runBeforeCommit } from './support/stack/commit-barrier.ts';

const now = '2026-11-27T10:00:00.000Z';
const entry = (id: string): NewEntry => ({
  date: '2026-10-14',
  text: 'Krydsfiner',
  source: { kind: 'draft', id, event: 'posted' },
  by: 'job',
  lines: [
    lineOf({ account: 1610, amount: 105_000 }, { code: 'K1', part: 'base' }),
    lineOf({ account: 7740, amount: 26_250 }, { code: 'K1', part: 'input' }),
    lineOf({ account: 7440, amount: -131_250 }),
  ],
  reverses: 0,
  reason: '',
  file: '',
  fileType: '',
});

const post = ({ store }: TestCompany, id: string) =>
  postEntries({ store, now }, [entry(id)], () => ({
    writes: [],
    audit: { action: 'ledger.posted', subject: 'ledger' } as const,
  }));

/** Takes from the ledger what an entry did not leave before the VAT overview, and bends a sum. */
async function asBefore({ companyId }: TestCompany): Promise<void> {
  const { table } = services();
  await ledgerVatLineEntity(table)
    .delete({ companyId, code: 'K1', date: '2026-10-14', number: 1 })
    .go();
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { pk: `c#${companyId}#ledgerMonth`, sk: '2026-10' },
      UpdateExpression: 'SET d1610 = :bent, #old = :old REMOVE #new, #count',
      ExpressionAttributeNames: {
        '#old': 'vK1.base',
        '#new': 'vK1.base.draft',
        '#count': 'nK1.base.draft',
      },
      ExpressionAttributeValues: { ':bent': 1, ':old': 105_000 },
    }),
  );
}

const kept = async ({ store }: TestCompany) => {
  const [month] = await store.ledger.listMonths('9999');
  const { rows } = await store.ledger.listOfVatCode('K1', {});
  const base = month?.vat.find(({ part }) => part === 'base');
  return [month?.accounts.get(1610)?.debit, base?.amount, base?.entries, rows.length];
};

test('the sums and VAT rows of entries from before are counted, and then nothing is corrected', async () => {
  const company = await createCompany();
  const { table } = services();
  expect(await recountLedger(table, company.companyId)).toEqual({ months: 0, vatLines: 0 });
  await post(company, 'one');
  await asBefore(company);
  expect(await kept(company)).toEqual([1, undefined, undefined, 0]);
  expect(await recountLedger(table, company.companyId)).toEqual({ months: 1, vatLines: 1 });
  expect(await recountLedger(table, company.companyId)).toEqual({ months: 0, vatLines: 0 });
  expect(await kept(company)).toEqual([105_000, 105_000, 1, 1]);
});

test('an entry that is posted meanwhile is counted, too', async () => {
  const company = await createCompany();
  await post(company, 'one');
  await asBefore(company);
  const { table } = services();
  runBeforeCommit(table, async () => {
    await post(company, 'two');
  });
  expect(await recountLedger(table, company.companyId)).toEqual({ months: 1, vatLines: 1 });
  expect(await kept(company)).toEqual([210_000, 210_000, 2, 2]);
});
