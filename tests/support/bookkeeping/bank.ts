import type { BankLine } from '@driftig/domain/bank/bank-line';
import { bankRoutes } from '@driftig/contracts/bank/routes';

import { createAccount } from '../company/bookkeeping.ts';
import { createCompany, type Caller, type TestCompany } from '../company/company.ts';
import { startSalesBooks } from './sales-books.ts';

/** A bank account of its own number. */
export const createBankAccount = (who: Pick<Caller, 'call'>) =>
  createAccount(who, { type: 3, standardnumber: 6480 });

/** A company whose invoices are posted, and the id of the account that their payments are posted to. */
export async function createBankBooks(): Promise<{ company: TestCompany; bank: string }> {
  const company = await createCompany();
  await startSalesBooks(company);
  return { company, bank: await accountOf(company, 6480) };
}

/** An unmatched line on it, of the days in which the tests issue their invoices. */
export const storePaymentLine = (
  company: Pick<TestCompany, 'store'>,
  bank: string,
  changes: Partial<BankLine> = {},
): Promise<BankLine> =>
  storeBankLine(company, bank, { date: '2026-11-20', amount: 12_500, text: 'Holm', ...changes });

let lastLine = 0;

/** An unmatched line on an account, of its own id. */
export async function storeBankLine(
  { store }: Pick<TestCompany, 'store'>,
  accountId: string,
  changes: Partial<BankLine> = {},
): Promise<BankLine> {
  lastLine += 1;
  const line: BankLine = {
    id: `ba${String(lastLine).padStart(24, '0')}`,
    accountId,
    date: '2026-04-02',
    amount: -30_050,
    text: 'Stark Vejle',
    payload: '',
    version: 1,
    ...changes,
  };
  await store.commit({
    writes: [store.bank.insert(line)],
    audit: { action: 'bank.linesTaken', subject: `accounts ${accountId}` },
  });
  return line;
}

export const matchLine = (
  { call }: Pick<Caller, 'call'>,
  { id, version }: Pick<BankLine, 'id' | 'version'>,
  body: object,
) => call(bankRoutes.matchBankLine, { params: { id }, body: { version, ...body } });

export const undoMatch = ({ call }: Pick<Caller, 'call'>, id: string, version = 2) =>
  call(bankRoutes.undoBankMatch, { params: { id }, body: { version } });

/** A line that is posted to a new account. */
export async function storeMatchedLine(company: TestCompany, accountId: string): Promise<BankLine> {
  const line = await storeBankLine(company, accountId);
  const { id: account } = await createAccount(company.owner);
  const { status, text } = await matchLine(company.owner, line, { kind: 'posting', account });
  if (status !== 201) throw new Error(`The line was not matched: ${text}`);
  return line;
}

/** The id of an account by its number. */
export async function accountOf({ store }: Pick<TestCompany, 'store'>, number: number) {
  return (await store.accounts.list()).find((one) => one.number === number)?.id ?? '';
}

interface Reconciled {
  readonly ledger: number;
  readonly bank: number | null;
  readonly difference: number | null;
  readonly lines: readonly { readonly id: string }[];
  readonly entries: readonly { readonly voucherNumber: number; readonly amount: number }[];
}

export async function reconcile({ owner }: TestCompany, id: string, date: string) {
  const input = { params: { id }, query: { date } };
  const { status, json, text } = await owner.call(bankRoutes.getBankReconciliation, input);
  if (status !== 200) throw new Error(`Not reconciled: ${text}`);
  return json as Reconciled;
}

/** A line as a file has it. */
export const readLine = (changes: object = {}) => ({
  date: '2026-11-20',
  amount: 125,
  text: 'Faktura 1',
  payload: '',
  occurrence: 1,
  ...changes,
});

export const takeLines = ({ call }: Pick<Caller, 'call'>, id: string, lines: readonly object[]) =>
  call(bankRoutes.takeBankLines, { params: { id }, body: { lines } });
