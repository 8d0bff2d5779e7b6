import { accessRules } from '@driftig/contracts/core/access';
import { draftRoutes } from '@driftig/contracts/invoices/drafts';
import { receiptCountRoutes } from '@driftig/contracts/receipts/count';
import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import { requestCountRoutes } from '@driftig/contracts/calendar/request-count';
import { enquiryRoutes } from '@driftig/contracts/orders/enquiries';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { timeCountRoutes } from '@driftig/contracts/time/count-route';
import { absenceCountRoutes } from '@driftig/contracts/vacation/absence-count';
import { planningLists } from '@driftig/contracts/planning/lists';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { allPagesQuery } from '../../api/queries/all-pages.ts';
import { routeQuery } from '../../api/queries/route-query.ts';
import { useUser } from '../../api/session/session.ts';
import { ownTasksQuery } from '../../shared/board-tasks/list-queries.ts';

/** Why a part of the screen could not be fetched, and a function to retry. */
export interface Failure {
  readonly error: Error;
  readonly retry: () => void;
}

/** One part of a year's figures, which loads and fails independently of the others. */
interface Part<Data> {
  /** Undefined while it loads and when it failed. */
  readonly data: Data | undefined;
  /** The data is that of the previously selected year. */
  readonly isPrevious: boolean;
  readonly failure: Failure | undefined;
  /** The data is there or cannot be fetched. */
  readonly isSettled: boolean;
}

interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

function partOf<Data>({ data, error, isPlaceholderData, refetch }: QueryState<Data>): Part<Data> {
  const failure =
    error !== null && data === undefined ? { error, retry: () => void refetch() } : undefined;
  const isSettled = data !== undefined || failure !== undefined;
  return { data, isPrevious: isPlaceholderData, failure, isSettled };
}

// The previous data stays on the screen until that of the selected year has loaded.
const placeholderData = keepPreviousData;

export function useYearInfo(year: number) {
  const query = routeQuery(dashboardRoutes.getDashboard, { query: { year } });
  return partOf(useQuery({ ...query, placeholderData }));
}

export function useSalesByMonth(year: number) {
  const query = routeQuery(dashboardRoutes.getSalesByMonth, { query: { year } });
  return partOf(useQuery({ ...query, placeholderData }));
}

export function useOrdersByMonth(year: number) {
  const query = routeQuery(dashboardRoutes.getOrdersByMonth, { query: { year } });
  return partOf(useQuery({ ...query, placeholderData }));
}

/** The number of unanswered enquiries, as in the sidebar. */
export function useNewEnquiries() {
  const { data, ...part } = partOf(useQuery(routeQuery(enquiryRoutes.countEnquiries, {})));
  return { count: data?.count ?? 0, ...part };
}

/** The applications for time off that wait. */
export function useAbsences() {
  const { data, ...part } = partOf(useQuery(routeQuery(absenceCountRoutes.countAbsences, {})));
  return { pending: data?.pending ?? 0, ...part };
}

/** The hours that wait for approval. */
export function usePendingHours() {
  const { data, ...part } = partOf(useQuery(routeQuery(timeCountRoutes.countTimeReports, {})));
  return { pending: data?.pending ?? 0, ...part };
}

/** The receipts that wait for approval; none for users who may not see receipts. */
export function useReceipts() {
  const enabled = accessRules.receipts(useUser());
  const query = routeQuery(receiptCountRoutes.countReceipts, {});
  const { data, isSettled, ...part } = partOf(useQuery({ ...query, enabled }));
  return { pending: data?.pending ?? 0, isSettled: isSettled || !enabled, ...part };
}

/** The user's own drafts of invoices, the newest first. */
export function useDrafts() {
  const { data, ...part } = partOf(useQuery(routeQuery(draftRoutes.listInvoiceDrafts, {})));
  return { drafts: data ?? [], ...part };
}

/** The requests for shifts that wait, and the day of the first one. */
export function useShiftRequests() {
  const { data, ...part } = partOf(useQuery(routeQuery(requestCountRoutes.countShiftRequests, {})));
  return { pending: data?.pending ?? 0, date: data?.date ?? '', ...part };
}

/** Deviations from the rules of rest without a note. */
export function useDeviations() {
  const { data, ...part } = partOf(useQuery(routeQuery(timeCountRoutes.countDeviations, {})));
  return { open: data?.open ?? 0, people: data?.people ?? [], ...part };
}

/** How many of one's own tasks of the board are overdue, and which. */
export function useOwnTasks() {
  const { data, ...part } = partOf(useQuery(ownTasksQuery));
  const { overdue = 0, tasks = [] } = data ?? {};
  // The earliest end comes first.
  return { overdue, titles: tasks.slice(0, overdue).map(({ title }) => title), ...part };
}

/** The invoices overdue today, of any year. Refetched at each visit. */
export function useOverdue() {
  const list = allPagesQuery(invoiceLists.listInvoices, { query: { status: 'missingPayment' } });
  const { data, ...rest } = useQuery({ ...list, staleTime: 0 });
  // Only the complete list, since a sum of some pages would be wrong.
  const whole = data?.complete ? data.rows : undefined;
  const { failure, isSettled } = partOf({ ...rest, data: whole });
  return { rows: whole ?? [], failure, isSettled };
}

/** Orders of the next 14 days that lack people, the nearest first. */
export function useUnderstaffed() {
  const query = routeQuery(planningLists.listUnderstaffedOrders, {});
  const { data, ...part } = partOf(useQuery(query));
  return { orders: data ?? [], ...part };
}

/**
 * Whether all that the list of actions asks for has been known: a row that came later would push others
 * down. It stays true while something that failed is fetched again.
 */
export function useIsWaitingKnown(thisYear: number): boolean {
  const parts = [
    useOverdue(),
    useYearInfo(thisYear),
    useNewEnquiries(),
    useUnderstaffed(),
    useShiftRequests(),
    useAbsences(),
    usePendingHours(),
    useReceipts(),
    useDrafts(),
    useDeviations(),
    useOwnTasks(),
  ];
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && parts.every(({ isSettled }) => isSettled)) setKnown(true);
  return isKnown;
}

/**
 * The first steps of a company whose figures show no invoice; undefined for others, while it loads,
 * and when it cannot be fetched: the figures are shown then.
 */
export function useFirstSteps(year: number) {
  const info = useYearInfo(year);
  const hasInvoices = info.data && info.data.invoiceCount + info.data.lastYear.invoiceCount > 0;
  const enabled = hasInvoices === false;
  const steps = useQuery({ ...routeQuery(dashboardRoutes.getFirstSteps, {}), enabled });
  const settings = useQuery({ ...routeQuery(companyRoutes.getCompanySettings, {}), enabled });
  const [sender] = settings.data ?? [];
  if (!enabled || steps.data?.invoice !== false || sender === undefined) return undefined;
  return { steps: steps.data, settings: sender };
}

/** A company with more invoices than these has found its way. */
const fewInvoices = 10;

/** The first steps of a company that has its first invoices; undefined where nothing is missing, or unknown. */
export function useStepsLeft(year: number, isAway: boolean) {
  const { data } = useYearInfo(year);
  const invoices = data === undefined ? 0 : data.invoiceCount + data.lastYear.invoiceCount;
  const enabled = !isAway && invoices > 0 && invoices <= fewInvoices;
  const steps = useQuery({ ...routeQuery(dashboardRoutes.getFirstSteps, {}), enabled });
  const settings = useQuery({ ...routeQuery(companyRoutes.getCompanySettings, {}), enabled });
  const [sender] = settings.data ?? [];
  if (!enabled || steps.data === undefined || sender === undefined) return undefined;
  return { steps: steps.data, settings: sender };
}
