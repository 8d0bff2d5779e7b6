import { openTable } from '@driftig/data/core/client';
import { postNewDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { changeStoredText } from '@driftig/tests/support/stack/bent-ledger';
import { expect, test } from 'vitest';

import { rehearseRestore } from './rehearse-restore.ts';

test('a backup restored into an empty table has every entry, and the chain says so', async () => {
  const [whole, bent] = [await createCompany(), await createCompany()];
  for (const { owner } of [whole, whole, bent]) await postNewDraft(owner);
  await changeStoredText(bent.companyId, 1, 'Noget andet');
  const { hash } = await whole.store.ledger.get(2);
  const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
  const table = openTable(process.env['TABLE_NAME'] ?? '');
  const now = '2026-11-27T10:00:00.000Z';
  const [copied = '', ...lines] = await rehearseRestore(table, endpoint, now);
  const [saved, restored] = [...copied.matchAll(/\d+/g)].map(([count]) => Number(count));
  expect(saved).toBe(restored);
  expect(saved).toBeGreaterThan(20);
  const lineOf = ({ companyId }: typeof whole) => lines.find((line) => line.includes(companyId));
  expect(lineOf(whole)).toMatch(`2 posteringer, uændret, sidste aftryk ${hash}`);
  expect(lineOf(bent)).toMatch('1 posteringer, 1 FEJL');
});
