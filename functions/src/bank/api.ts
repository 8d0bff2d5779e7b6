import { bankRoutes } from '@driftig/contracts/bank/routes';

import { serve } from '../pipeline/serve.ts';
import { checkBankLines } from './check-bank-lines.ts';
import { getBankReconciliation } from './get-bank-reconciliation.ts';
import { listBankAccounts } from './list-bank-accounts.ts';
import { listBankLines } from './list-bank-lines.ts';
import { matchBankLine } from './match-bank-line.ts';
import { saveBankColumns } from './save-bank-columns.ts';
import { takeBankLines } from './take-bank-lines.ts';
import { undoBankMatch } from './undo-bank-match.ts';

export const handler = serve(bankRoutes, {
  listBankAccounts,
  saveBankColumns,
  checkBankLines,
  takeBankLines,
  listBankLines,
  matchBankLine,
  undoBankMatch,
  getBankReconciliation,
});
