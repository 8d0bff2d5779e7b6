import { draftRoutes } from '@driftig/contracts/accounting/drafts';
import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { lookupRoutes } from '@driftig/contracts/accounting/lookups';
import { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';
import { spendingRoutes } from '@driftig/contracts/accounting/spending';
import { tripRoutes } from '@driftig/contracts/accounting/trips';
import type { Route } from '@driftig/contracts/core/route';
import { receiptLists } from '@driftig/contracts/receipts/lists';
import { addDays, addMonths, type DateText } from '@driftig/domain/dates';
import { services } from '@driftig/functions/pipeline/services';
import { createCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { createPeople } from '@driftig/tests/support/company/planning';

import { measureCall, type Figure } from './figures.ts';
import { seedBookkeeping, tripId } from './seed-bookkeeping.ts';
import type { Ask } from './served.ts';

const people = 20;
type Query = Readonly<Record<string, string>>;
interface Read {
  readonly route: Route;
  readonly query?: Query;
}

const { listAccountingReceipts } = accountingReceiptRoutes;
const { listExpenses } = expenseRoutes;
const { getSpending } = spendingRoutes;

/** The size of a first page in the browser. */
const page = { limit: '100' };
const newest = { limit: '5' };

function lists(today: DateText, employeeId: string): readonly (readonly [string, Read])[] {
  const from = addMonths(`${today.slice(0, 8)}01`, -6);
  const month = { ...page, from, to: addDays(addMonths(from, 1), -1) };
  const receipts = (query: Query): Read => ({ route: listAccountingReceipts, query });
  const expenses = (query: Query): Read => ({ route: listExpenses, query });
  return [
    ['Kvitteringer, 50,000', receipts(page)],
    ['Kvitteringer of a month', receipts(month)],
    ['Kvitteringer of an employee', receipts({ ...page, employeeId })],
    ['Kvitteringer of a trip', receipts({ ...page, tripId: tripId(30) })],
    ['Receipts, 50,000', { route: receiptLists.listReceipts, query: page }],
    [
      'Receipts of an employee',
      { route: receiptLists.listReceipts, query: { ...page, employeeId } },
    ],
    ['Alle Udgifter, 5,000', expenses(page)],
    ['Alle Udgifter of a month', expenses(month)],
    ['Alle Udgifter of an employee', expenses({ ...page, employeeId })],
    ['Alle Udgifter of a trip', expenses({ ...page, tripId: tripId(30) })],
    ['Alle Rejser, 500', { route: tripRoutes.listTrips, query: page }],
    ['Kladder, 2,000', { route: draftRoutes.listAccountingDrafts, query: page }],
    ['Receipts to import', { route: draftRoutes.listDraftReceipts, query: page }],
    ['Expenses to import', { route: draftRoutes.listDraftExpenses, query: page }],
  ];
}

/** The calls of the dashboard's first view, which are sent together. */
function dashboardReads(today: DateText): readonly Read[] {
  const from = `${today.slice(0, 8)}01`;
  const month = { from, to: addDays(addMonths(from, 1), -1) };
  return [
    { route: listExpenses, query: newest },
    { route: listAccountingReceipts, query: newest },
    { route: tripRoutes.listTrips, query: newest },
    { route: lookupRoutes.listAccountingDepartments },
    { route: listAccountingReceipts, query: { ...page, ...month } },
    { route: listExpenses, query: { ...page, ...month } },
    { route: getSpending, query: month },
  ];
}

/** The lists of bookkeeping and its dashboard in a large company, by 20 employees of 5 departments. */
export async function measureAccounting(ask: Ask, today: DateText): Promise<Figure[]> {
  const company = await createCompany();
  const { owner, store } = company;
  const departments: string[] = [];
  for (const name of ['Køkken', 'Lager', 'Bar', 'Teknik', 'Kontor'])
    departments.push(await createDepartment(company, name));
  const names = Array.from({ length: people }, (_, index) => `Medarbejder ${index + 1}`);
  const ids = await createPeople(company, names);
  const owners = ids.map((employeeId, index) => ({
    employeeId,
    name: names[index] ?? '',
    departmentId: departments[index % departments.length] ?? '',
  }));
  await seedBookkeeping(services().table, store, { owners, today });
  const cookies = await owner.session();

  const read = async ({ route, query = {} }: Read) => {
    const { status, text } = await ask(route, { cookies, query });
    if (status !== 200) throw new Error(`${route.path}: ${status} ${text}`);
  };
  const figures: Figure[] = [];
  const measure = async (name: string, target: number, call: () => Promise<unknown>) => {
    figures.push(...(await measureCall(name, call, { target })));
  };
  for (const [name, asked] of lists(today, ids[3] ?? ''))
    await measure(name, 12, () => read(asked));
  const firstView = dashboardReads(today);
  await measure("The dashboard's calls together", 25, () => Promise.all(firstView.map(read)));
  const spending = (query: Query) => () => read({ route: getSpending, query });
  const month = addMonths(`${today.slice(0, 8)}01`, -6);
  await measure(
    'Spending of a month',
    12,
    spending({ from: month, to: addDays(addMonths(month, 1), -1) }),
  );
  await measure('Spending of all dates', 12, spending({}));
  await measure('Spending from the middle of a month', 50, spending({ from: addDays(month, 14) }));
  return figures;
}
