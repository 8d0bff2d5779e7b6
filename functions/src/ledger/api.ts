import { ledgerRoutes } from '@driftig/contracts/ledger/routes';

import { serve } from '../pipeline/serve.ts';
import { getLedgerBalances } from './get-ledger-balances.ts';
import { getSalesBooks } from './get-sales-books.ts';
import { getLedgerEntry } from './get-ledger-entry.ts';
import { listAccountLines } from './list-account-lines.ts';
import { listLedgerEntries } from './list-ledger-entries.ts';
import { postDraft } from './post-draft.ts';
import { postExpense } from './post-expense.ts';
import { postReceipt } from './post-receipt.ts';
import { postAllowance } from './post-allowance.ts';
import { postSales } from './post-sales.ts';
import { startSalesBooks } from './start-sales-books.ts';
import { getOpenItems } from './get-open-items.ts';
import { getVatOverview } from './get-vat-overview.ts';
import { listVatLines } from './list-vat-lines.ts';
import { reverseLedgerEntry } from './reverse-ledger-entry.ts';
import { showLedgerFile } from './show-ledger-file.ts';
import { verifyLedger } from './verify-ledger.ts';

export const handler = serve(ledgerRoutes, {
  postDraft,
  postReceipt,
  postExpense,
  postAllowance,
  listLedgerEntries,
  getLedgerEntry,
  reverseLedgerEntry,
  showLedgerFile,
  getLedgerBalances,
  listAccountLines,
  verifyLedger,
  getSalesBooks,
  startSalesBooks,
  postSales,
  getVatOverview,
  listVatLines,
  getOpenItems,
});
