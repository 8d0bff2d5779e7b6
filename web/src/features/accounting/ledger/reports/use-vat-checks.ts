import { draftRoutes } from '@driftig/contracts/accounting/drafts';
import { salesBooksRoutes } from '@driftig/contracts/ledger/sales-books';
import { vatBoxes } from '@driftig/contracts/ledger/vat-box';
import { formatDate, formatKroner } from '@driftig/domain/format';
import { useQuery } from '@tanstack/react-query';

import { usePages } from '../../../../api/queries/pages.ts';
import { routeQuery } from '../../../../api/queries/route-query.ts';
import type { Period } from '../place.ts';
import { balancesQuery } from '../queries.ts';
import type { VatOverview } from './build-reports.ts';
import { texts } from './texts.ts';

interface Check {
  readonly name: string;
  readonly help: string;
  readonly isDone: boolean;
}

const { checks: said } = texts;

/** Checks of a period before its VAT is reported; one is left out until its figures are loaded. */
export function useVatChecks(overview: VatOverview, period: Period): readonly Check[] {
  const balances = useQuery(balancesQuery(period)).data;
  const sales = useQuery(routeQuery(salesBooksRoutes.getSalesBooks, {})).data;
  const drafts = usePages(draftRoutes.listAccountingDrafts, { query: {} }).rows;
  return [
    differences(overview),
    ...(balances === undefined ? [] : [balance(balances.accounts)]),
    ...(drafts === undefined ? [] : [unposted(drafts, period)]),
    ...(sales === undefined ? [] : [postedSales(sales.from, period)]),
  ];
}

function differences({ boxes }: VatOverview): Check {
  const wrong = boxes.filter(({ amount, posted }) => amount !== posted);
  if (wrong.length === 0) return { name: said.agrees, help: said.agreesHelp, isDone: true };
  const names = wrong.map(({ box }) => vatBoxes[box]).join(', ');
  return { name: said.differs, help: said.differsHelp(names), isDone: false };
}

interface Sums {
  readonly debit: number;
  readonly credit: number;
}

function balance(accounts: readonly Sums[]): Check {
  const sumOf = (side: keyof Sums) => accounts.reduce((sum, one) => sum + one[side], 0);
  const [debit, credit] = [sumOf('debit'), sumOf('credit')];
  if (debit === credit)
    return { name: said.balanced, help: said.balancedHelp(formatKroner(debit)), isDone: true };
  const help = said.unbalancedHelp(formatKroner(debit), formatKroner(credit));
  return { name: said.unbalanced, help, isDone: false };
}

function unposted(drafts: readonly { readonly date: string }[], { from, to }: Period): Check {
  const count = drafts.filter(({ date }) => date >= from && date <= to).length;
  if (count === 0) return { name: said.noDrafts, help: said.noDraftsHelp, isDone: true };
  return { name: said.drafts(count), help: said.draftsHelp, isDone: false };
}

function postedSales(from: string, period: Period): Check {
  if (from === '' || from > period.from)
    return { name: said.noSales, help: said.noSalesHelp, isDone: false };
  return { name: said.sales, help: said.salesHelp(formatDate(from)), isDone: true };
}
