import { exportRoutes } from '@driftig/contracts/exchange/exports';
import { importRoutes } from '@driftig/contracts/exchange/imports';
import { accountRoutes } from '@driftig/contracts/accounting/accounts';
import { balanceRoutes } from '@driftig/contracts/ledger/balances';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { compareOpenings } from '@driftig/domain/exchange/saft-in/compare-openings';
import {
  mapAccounts,
  type AccountChoices,
  type MappedAccount,
} from '@driftig/domain/exchange/saft-in/map-accounts';
import { planImport, type ImportPlan } from '@driftig/domain/exchange/saft-in/plan-import';
import type { SaftBooks } from '@driftig/domain/exchange/saft-in/saft-books';

import { call } from '../../../../api/client.ts';

type BookImport = AnswerOf<typeof importRoutes.listBookImports>[number];

/** The own books, as a file is held against them. */
interface OwnBooks {
  readonly cvr: string;
  readonly chart: AnswerOf<typeof accountRoutes.listAccounts>;
  readonly imports: readonly BookImport[];
  readonly openings: readonly { readonly account: number; readonly amount: number }[];
  /** Entries in the months of the file. */
  readonly entries: number;
}

/** A file with what it would do to the books. */
export interface Preview {
  readonly name: string;
  readonly hash: string;
  readonly books: SaftBooks;
  readonly own: OwnBooks;
  readonly choices: AccountChoices;
  readonly accounts: readonly MappedAccount[];
  readonly plan: ImportPlan;
  readonly openings: ReturnType<typeof compareOpenings>;
  /** The import of this file, where it was begun. */
  readonly begun: BookImport | undefined;
}

export async function readOwnBooks({ from, to }: Pick<SaftBooks, 'from' | 'to'>) {
  const query = { from: from.slice(0, 7), to: to.slice(0, 7) };
  const [company, chart, imports, balances] = await Promise.all([
    call(exportRoutes.getExportCompany, {}),
    call(accountRoutes.listAccounts, {}),
    call(importRoutes.listBookImports, {}),
    call(balanceRoutes.getLedgerBalances, { query }),
  ]);
  const openings = balances.accounts.map(({ account, opening }) => ({ account, amount: opening }));
  return { cvr: company.cvr, chart, imports, openings, entries: balances.entries };
}

type Chosen = Pick<Preview, 'name' | 'hash' | 'books' | 'own' | 'choices'>;

export function previewOf(chosen: Chosen, today: string): Preview {
  const { books, own, choices, hash } = chosen;
  const accounts = mapAccounts(books, own.chart, choices);
  const plan = planImport(books, accounts, today);
  const openings = compareOpenings(plan.openings, own.openings);
  const begun = own.imports.find(({ id }) => hash.startsWith(id));
  return { ...chosen, accounts, plan, openings, begun };
}
