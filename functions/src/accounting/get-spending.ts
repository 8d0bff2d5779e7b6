import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import type { DateRange } from '@driftig/data/core/date-range';
import type { Page } from '@driftig/data/core/page';
import type { CompanyData } from '@driftig/data/store';
import { spendingSpans } from '@driftig/domain/accounting/spending-spans';
import { spendingSums, sumsByDepartment } from '@driftig/domain/accounting/spending-sums';
import {
  spentOfAllowance,
  spentOfExpense,
  spentOfReceipt,
  type Spent,
} from '@driftig/domain/accounting/spent';

import { addsTeam } from '../changes/accounting/with-team.ts';
import type { Handler } from '../pipeline/handler.ts';

/** Kept sums for whole months, and the rows of the days beside them: as cheap for all years as for one. */
export const getSpending: Handler<typeof accountingRoutes.getSpending> = async ({
  store,
  input,
}) => {
  const { months, days } = spendingSpans(input.query);
  const [withTeam, kept, ...read] = await Promise.all([
    addsTeam(store),
    months === undefined ? [] : store.spending.list(months),
    ...days.map((range) => spentIn(store, range)),
  ]);
  return sumsByDepartment([...kept, ...spendingSums(read.flat())]).map(withTeam);
};

type Store = Pick<CompanyData, 'records' | 'expenses' | 'allowances'>;

async function spentIn(
  { records, expenses, allowances }: Store,
  range: DateRange,
): Promise<Spent[]> {
  const found = await Promise.all([
    readAll(
      range,
      (page) => records.listByDate(page),
      ({ values }) => spentOfReceipt(values),
    ),
    readAll(range, (page) => expenses.list(page), spentOfExpense),
    readAll(range, (page) => allowances.list(page), spentOfAllowance),
  ]);
  return found.flat();
}

/** Rows of a page: two pages are a month of a large company. */
const limit = 500;

async function readAll<Row>(
  range: DateRange,
  read: (page: DateRange) => Promise<Page<Row>>,
  spentOf: (row: Row) => Spent | undefined,
): Promise<Spent[]> {
  const found: Spent[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ ...range, limit, cursor });
    found.push(...page.rows.map(spentOf).filter((spent) => spent !== undefined));
    ({ cursor } = page);
  } while (cursor !== undefined);
  return found;
}
