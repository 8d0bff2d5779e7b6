import type { Table } from '../core/client.ts';
import { accountRepository } from './accounts.repository.ts';
import { allowanceRepository } from './allowances.repository.ts';
import { accountingDraftRepository } from './drafts.repository.ts';
import { bankRepository } from '../bank/bank.repository.ts';
import { expenseRepository } from './expenses.repository.ts';
import { spendingRepository } from './spending.repository.ts';
import { mileageRepository } from './mileage.repository.ts';
import type { TimeLeft } from '../core/throttling.ts';
import { ledgerRepository } from '../ledger/ledger.repository.ts';
import { payrollRepository } from './payroll.repository.ts';
import { knownShopRepository } from '../receipts/known-shops.repository.ts';
import { receiptMailRepository } from '../receipts/receipt-mail.repository.ts';
import { salesBooksRepository } from '../ledger/sales-books.repository.ts';
import { periodRepository } from '../periods/periods.repository.ts';
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
}

interface BooksOwner {
  readonly companyId: string;
  /** How long a posting may wait for its turn. */
  readonly timeLeft?: TimeLeft | undefined;
}

/** Adds them to the other repositories; they are made on demand as those are. */
export function withBookkeeping<All extends BookkeepingData>(
  { companyId, timeLeft }: BooksOwner,
  table: Table,
  others: Omit<All, keyof BookkeepingData>,
): All {
  const own: BookkeepingData = {
    get accounts() {
      return accountRepository(table, companyId);
    },
    get accountingDrafts() {
      return accountingDraftRepository(table, companyId);
    },
    get trips() {
      return tripRepository(table, companyId);
    },
    get bank() {
      return bankRepository(table, companyId);
    },
    get ledger() {
      return ledgerRepository(table, companyId, timeLeft);
    },
    get salesBooks() {
      return salesBooksRepository(table, companyId);
    },
    get periods() {
      return periodRepository(table, companyId);
    },
    get expenses() {
      return expenseRepository(table, companyId);
    },
    get spending() {
      return spendingRepository(table, companyId);
    },
    get allowances() {
      return allowanceRepository(table, companyId);
    },
    get payroll() {
      return payrollRepository(table, companyId);
    },
    get mileage() {
      return mileageRepository(table, companyId);
    },
    get knownShops() {
      return knownShopRepository(table, companyId);
    },
    get receiptMail() {
      return receiptMailRepository(table, companyId);
    },
  };
  return Object.defineProperties(others, Object.getOwnPropertyDescriptors(own)) as All;
}
