import type { Table } from '../core/client.ts';
import { accountRepository } from './accounts.repository.ts';
import { allowanceRepository } from './allowances.repository.ts';
import { accountingDraftRepository } from './drafts.repository.ts';
import { bankRepository } from '../bank/bank.repository.ts';
import { expenseRepository } from './expenses.repository.ts';
import { spendingRepository } from './spending.repository.ts';
import { mileageRepository } from './mileage.repository.ts';
import type { Makers } from '../core/on-demand.ts';
import type { TimeLeft } from '../core/throttling.ts';
import { ledgerRepository } from '../ledger/ledger.repository.ts';
import { payrollRepository } from './payroll.repository.ts';
import { knownShopRepository } from '../receipts/known-shops.repository.ts';
import { receiptMailRepository } from '../receipts/receipt-mail.repository.ts';
import { salesBooksRepository } from '../ledger/sales-books.repository.ts';
import { periodRepository } from '../periods/periods.repository.ts';
import { voucherCodeRepository } from '../ledger/voucher-codes.repository.ts';
import { bookImportRepository } from '../ledger/book-imports.repository.ts';
import { tripRepository } from './trips.repository.ts';

/** The repositories of a company's bookkeeping. */
export interface BookkeepingData {
  readonly knownShops: ReturnType<typeof knownShopRepository>;
  readonly receiptMail: ReturnType<typeof receiptMailRepository>;
  readonly accounts: ReturnType<typeof accountRepository>;
  readonly accountingDrafts: ReturnType<typeof accountingDraftRepository>;
  readonly trips: ReturnType<typeof tripRepository>;
  readonly expenses: ReturnType<typeof expenseRepository>;
  readonly spending: ReturnType<typeof spendingRepository>;
  readonly allowances: ReturnType<typeof allowanceRepository>;
  readonly mileage: ReturnType<typeof mileageRepository>;
  readonly payroll: ReturnType<typeof payrollRepository>;
  readonly bank: ReturnType<typeof bankRepository>;
  readonly ledger: ReturnType<typeof ledgerRepository>;
  readonly salesBooks: ReturnType<typeof salesBooksRepository>;
  readonly periods: ReturnType<typeof periodRepository>;
  readonly bookImports: ReturnType<typeof bookImportRepository>;
  readonly voucherCodes: ReturnType<typeof voucherCodeRepository>;
}

interface BooksOwner {
  readonly companyId: string;
  /** How long a posting may wait for its turn. */
  readonly timeLeft?: TimeLeft | undefined;
}

/** How each of them is made. */
export const bookkeepingMakers = (
  { companyId, timeLeft }: BooksOwner,
  table: Table,
): Makers<BookkeepingData> => ({
  accounts: () => accountRepository(table, companyId),
  accountingDrafts: () => accountingDraftRepository(table, companyId),
  trips: () => tripRepository(table, companyId),
  bank: () => bankRepository(table, companyId),
  ledger: () => ledgerRepository(table, companyId, timeLeft),
  salesBooks: () => salesBooksRepository(table, companyId),
  periods: () => periodRepository(table, companyId),
  bookImports: () => bookImportRepository(table, companyId),
  voucherCodes: () => voucherCodeRepository(table, companyId),
  expenses: () => expenseRepository(table, companyId),
  spending: () => spendingRepository(table, companyId),
  allowances: () => allowanceRepository(table, companyId),
  payroll: () => payrollRepository(table, companyId),
  mileage: () => mileageRepository(table, companyId),
  knownShops: () => knownShopRepository(table, companyId),
  receiptMail: () => receiptMailRepository(table, companyId),
});
