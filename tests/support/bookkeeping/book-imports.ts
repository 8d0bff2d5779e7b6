import { accountRoutes } from '@driftig/contracts/accounting/accounts';
import { exchangeRoutes } from '@driftig/contracts/exchange/routes';

import type { Caller, TestCompany } from '../company/company.ts';

/** Accounts of the sample's entry; one that is there already stays. */
async function createAccounts({ owner }: Pick<TestCompany, 'owner'>): Promise<void> {
  for (const [number, type] of [
    [1610, 1],
    [6480, 3],
  ]) {
    const body = { number, name: `Konto ${number}`, type };
    // oxlint-disable-next-line no-await-in-loop
    const { status, text } = await owner.call(accountRoutes.createAccount, { body });
    if (status !== 201 && status !== 409) throw new Error(`No account ${number}: ${text}`);
  }
}

let files = 0;

/** An import of one entry that is begun, and the accounts of the sample's entry. */
export async function createBookImport(company: TestCompany): Promise<string> {
  await createAccounts(company);
  files += 1;
  const id = `b${String(files).padStart(31, '0')}`;
  const days = { from: '2026-01-01', to: '2026-03-31' };
  await company.store.commit({
    writes: [
      company.store.bookImports.insert({
        ...days,
        id,
        name: 'e-conomic 2026.xml',
        entries: 1,
        debit: 105_000,
        taken: 0,
        takenDebit: 0,
        known: 0,
        openingVoucher: 0,
        startedAt: '2026-11-27T08:12:00.000Z',
      }),
    ],
    audit: { action: 'ledger.importStarted', subject: `import ${id}` },
  });
  return id;
}

export const startImport = ({ call }: Pick<Caller, 'call'>, body: object) =>
  call(exchangeRoutes.startBookImport, { body });

export const takeEntries = (
  { call }: Pick<Caller, 'call'>,
  id: string,
  body: { readonly first: number; readonly entries: readonly object[] },
) => call(exchangeRoutes.takeImportEntries, { params: { id }, body });
