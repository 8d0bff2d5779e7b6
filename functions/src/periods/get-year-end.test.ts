import { periodRoutes } from '@driftig/contracts/periods/routes';
import {
  adoptChart,
  closeYear,
  filePeriod,
  lastYear,
  postDated,
} from '@driftig/tests/support/bookkeeping/periods';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('the closing of a year is shown without posting it, with the VAT periods that are not filed', async () => {
  const { owner, store } = await createCompany();
  const accounts = await adoptChart(owner);
  await postDated(owner, '15-12-2025', {
    amount: '1.000,00',
    vatAmount: '0,00',
    account: accounts.get(2030),
    againstAccount: accounts.get(6480),
  });
  await filePeriod(owner, 'vat.2025-01-01.2025-03-31');
  const read = (id = lastYear) => owner.call(periodRoutes.getYearEnd, { params: { id } });
  const answer = await read();
  expect(answer.json).toMatchObject({
    result: -1000,
    lines: [
      { account: 2030, amount: -1000 },
      { account: 6940, amount: 1000 },
    ],
  });
  expect((answer.json as { unfiled: unknown[] }).unfiled).toHaveLength(3);
  expect(await store.ledger.listAfter(0, 9)).toHaveLength(1);
  expect((await read('vat.2025-01-01.2025-03-31')).status).toBe(409);
  expect((await read('vat.2025-04-01.2025-06-30')).status).toBe(404);
  await closeYear(owner);
  expect((await read()).status).toBe(409);
});
