import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { postNewDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const route = ledgerRoutes.getLedgerEntry;

test('an entry is answered with its lines and its hash', async () => {
  const { owner } = await createCompany();
  await postNewDraft(owner);
  expect((await owner.call(route, { params: { id: '1' } })).json).toMatchObject({
    voucherNumber: 1,
    source: 'draft',
    lines: [{ amount: 1312.5 }, { amount: -1312.5 }],
    previous: '',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test.each(['2', '01', '1.a', '9999999999'])('%s is not found (404)', async (id) => {
  const { owner } = await createCompany();
  await postNewDraft(owner);
  expect((await owner.call(route, { params: { id } })).status).toBe(404);
});

test("another company's entry is not found (404)", async () => {
  const [{ owner }, other] = await Promise.all([createCompany(), createCompany()]);
  await postNewDraft(owner);
  expect((await other.owner.call(route, { params: { id: '1' } })).status).toBe(404);
});
