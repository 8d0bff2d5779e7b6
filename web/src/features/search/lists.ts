import { orderLists } from '@driftig/contracts/records/lists/orders';
import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import { productLists } from '@driftig/contracts/records/lists/products';
import { customerLists } from '@driftig/contracts/records/lists/customers';
import { accessRules } from '@driftig/contracts/core/access';
import type { Access, Rights } from '@driftig/contracts/core/access';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { lineReadRoutes } from '@driftig/contracts/invoices/line-reads';
import { ownOrderRoutes } from '@driftig/contracts/orders/own-order';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';

import { allPagesQuery, useReadOn } from '../../api/queries/all-pages.ts';
import type { AllRows } from '../../api/queries/all-pages.ts';
import { routeQuery } from '../../api/queries/route-query.ts';
import { savesData } from '../../ui/loading/saves-data.ts';
import { boardQuery } from '../../shared/board-tasks/queries.ts';
import {
  readBoard,
  readColleagues,
  readCustomers,
  readEmployees,
  readInvoices,
  readOrders,
  readOwnOrders,
  readProducts,
  readUnsent,
} from './entries.ts';
import type { Entry } from './entry.ts';
import type { SearchableList } from './find.ts';
import { readLines } from './line-entries.ts';

type LineNames = AnswerOf<typeof lineReadRoutes.listLineNames>;

export type SearchUser = Rights & { readonly mustEnrol: boolean };

/** Stale time of the lists: thousands of rows must not be refetched for every search. */
const STALE_MS = 5 * 60_000;

// The same query keys as the screens use, so that the search shares their cache.
const customers = allPagesQuery(customerLists.listCustomers, {});
const invoices = allPagesQuery(invoiceLists.listInvoices, { query: {} });
const orders = allPagesQuery(orderLists.listOrders, {});
const products = allPagesQuery(productLists.listProducts, {});
const lines = routeQuery(lineReadRoutes.listLineNames, {});
const employees = allPagesQuery(employeeRoutes.listEmployees, { query: {} });
const ownOrders = routeQuery(ownOrderRoutes.listOwnOrders, {});
const colleagues = routeQuery(employeeRoutes.listColleagues, {});

function mayList(user: SearchUser, { access }: { readonly access: Access }): boolean {
  return !user.mustEnrol && accessRules[access](user);
}

const maySearchAll = (user: SearchUser) => mayList(user, employeeRoutes.listEmployees);

function optionsFor(user: SearchUser, route: { readonly access: Access }) {
  return { enabled: mayList(user, route), staleTime: STALE_MS };
}

/** Prefetches the lists before the search is opened. Errors are shown when it is open. */
export function prefetchLists(client: QueryClient, user: SearchUser): void {
  const fresh = { staleTime: STALE_MS };
  const office = [
    () => client.prefetchQuery({ ...customers, ...fresh }),
    () => client.prefetchQuery({ ...invoices, ...fresh }),
    () => client.prefetchQuery({ ...orders, ...fresh }),
    () => client.prefetchQuery({ ...products, ...fresh }),
    () => client.prefetchQuery({ ...employees, ...fresh }),
  ];
  if (user.mustEnrol || savesData()) return;
  void client.prefetchQuery({ ...boardQuery, ...fresh });
  if (maySearchAll(user)) for (const prefetch of office) void prefetch();
  else {
    void client.prefetchQuery({ ...ownOrders, ...fresh });
    void client.prefetchQuery({ ...colleagues, ...fresh });
  }
}

interface Fetched<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

function toSearchedList<Row>(
  kind: SearchableList['kind'],
  { data, error, isFetching, refetch }: Fetched<AllRows<Row>>,
  read: (rows: readonly Row[]) => readonly Entry[],
): SearchedList {
  const whole = data?.complete === true;
  return {
    kind,
    entries: data ? read(data.rows) : [],
    fetching: isFetching && !whole,
    failed: error !== null && !whole,
    refetch,
  };
}

/** A list that comes in one answer. */
function whole<Row>(query: Fetched<readonly Row[]>): Fetched<AllRows<Row>> {
  const { data, error, isFetching, refetch } = query;
  return { data: data && { rows: data, complete: true }, error, isFetching, refetch };
}

/** They come in one answer of the newest invoices and orders. */
function linesList({ data, error, isFetching, refetch }: Fetched<LineNames>): SearchedList {
  const entries = data === undefined ? [] : readLines(data);
  return { kind: 'lines', entries, fetching: isFetching, failed: error !== null, refetch };
}

interface SearchedList extends SearchableList {
  readonly fetching: boolean;
  readonly failed: boolean;
  readonly refetch: () => Promise<unknown>;
}

type Lists = readonly [commands: SearchedList, ...others: SearchedList[]];

/**
 * The lists that the user may search, in the order of the results; first what they may do. Long ones are read to their end once
 * something is searched for.
 */
export function useSearchedLists(
  user: SearchUser,
  commands: readonly Entry[],
  isSearch: boolean,
): Lists {
  const office = maySearchAll(user);
  const ofCustomers = useQuery({
    ...customers,
    ...optionsFor(user, customerLists.listCustomers),
  });
  useReadOn(customerLists.listCustomers, {}, ofCustomers, isSearch);
  const ofInvoices = useQuery({ ...invoices, ...optionsFor(user, invoiceLists.listInvoices) });
  useReadOn(invoiceLists.listInvoices, {}, ofInvoices, isSearch);
  const ofOrders = useQuery({ ...orders, ...optionsFor(user, orderLists.listOrders) });
  useReadOn(orderLists.listOrders, {}, ofOrders, isSearch);
  const ofProducts = useQuery({ ...products, ...optionsFor(user, productLists.listProducts) });
  useReadOn(productLists.listProducts, {}, ofProducts, isSearch);
  const ofLines = useQuery({ ...lines, enabled: isSearch && office, staleTime: STALE_MS });
  const ofEmployees = useQuery({
    ...employees,
    ...optionsFor(user, employeeRoutes.listEmployees),
  });
  const ofBoard = useQuery({ ...boardQuery, enabled: !user.mustEnrol, staleTime: STALE_MS });
  const ofColleagues = useQuery({
    ...colleagues,
    enabled: !office && !user.mustEnrol,
    staleTime: STALE_MS,
  });
  const ofOwnOrders = useQuery({
    ...ownOrders,
    enabled: !office && !user.mustEnrol,
    staleTime: STALE_MS,
  });
  const tasks = toSearchedList('tasks', whole(ofBoard), readBoard);
  // A company that may change nothing has no commands.
  const readCommands = (rows: readonly InvoiceRow[]) =>
    commands.length === 0 ? [] : [...commands, ...readUnsent(rows)];
  if (office)
    return [
      { ...toSearchedList('commands', ofInvoices, readCommands), failed: false },
      toSearchedList('customers', ofCustomers, readCustomers),
      toSearchedList('invoices', ofInvoices, readInvoices),
      toSearchedList('orders', ofOrders, readOrders),
      toSearchedList('products', ofProducts, readProducts),
      linesList(ofLines),
      tasks,
      toSearchedList('employees', ofEmployees, readEmployees),
    ];
  const own = { entries: commands, fetching: false, failed: false, refetch: ofColleagues.refetch };
  const people = toSearchedList('employees', whole(ofColleagues), readColleagues);
  const jobs = toSearchedList('orders', whole(ofOwnOrders), readOwnOrders);
  return [{ kind: 'commands', ...own }, jobs, tasks, people];
}
