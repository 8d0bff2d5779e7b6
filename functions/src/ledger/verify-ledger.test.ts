import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { postNewDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { changeStoredText, deleteStoredEntry } from '@driftig/tests/support/stack/bent-ledger';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  for (let count = 1; count <= 3; count += 1) await postNewDraft(company.owner);
});

const verify = async (query: Readonly<Record<string, string>> = {}) =>
  (await company.owner.call(ledgerRoutes.verifyLedger, { query })).json;
test('a ledger that nothing was done to is whole', async () => {
  expect(await verify()).toMatchObject({ checked: 3, last: 3, complete: true, faults: [] });
  expect(await verify({ after: '2' })).toMatchObject({ checked: 1, last: 3, faults: [] });
});

test('a text that was changed in the table is found', async () => {
  await changeStoredText(company.companyId, 2, 'Krydsfinér');
  expect(await verify()).toMatchObject({ faults: [{ number: 2, fault: 'changed' }] });
});

test('an entry that was taken out of the middle is found', async () => {
  await deleteStoredEntry(company.companyId, 2);
  expect(await verify()).toMatchObject({
    faults: [
      { number: 3, fault: 'missing' },
      { number: 3, fault: 'unlinked' },
    ],
  });
});

test('a last entry that was cut off is found', async () => {
  await deleteStoredEntry(company.companyId, 3);
  expect(await verify()).toMatchObject({ last: 2, faults: [{ number: 3, fault: 'head' }] });
});
