import type { ErrorCode } from '@driftig/contracts/core/error-codes';
import type { Route } from '@driftig/contracts/core/route';
import type { ServedWord } from '@driftig/contracts/core/routes';
import { allRoutes } from '@driftig/contracts/core/routes';
import { services } from '@driftig/functions/pipeline/services';
import { errorsOf } from '@driftig/local-cloud/generate/route-errors';
import { invokeRoute } from '@driftig/local-cloud/testing/harness';
import type { LambdaHandler } from '@driftig/local-cloud/gateway/lambda';
import type { TestAnswer, TestRequest } from '@driftig/local-cloud/testing/test-request';

import { withDataRights } from './data-rights.ts';

/** Parts of a request beside its route, as they are on the wire. */
export type CallInput = Omit<TestRequest, 'method' | 'path' | 'word' | 'pathParameters'> & {
  readonly params?: Readonly<Record<string, string>>;
};

/** The Lambda entry of each word, loaded when a test first calls a route of it. */
const entries: Readonly<Record<ServedWord, () => Promise<{ readonly handler: unknown }>>> = {
  auth: () => import('@driftig/functions/auth/api'),
  company: () => import('@driftig/functions/company/api'),
  dashboard: () => import('@driftig/functions/dashboard/api'),
  records: () => import('@driftig/functions/records/api'),
  invoices: () => import('@driftig/functions/invoices/api'),
  employees: () => import('@driftig/functions/employees/api'),
  orders: () => import('@driftig/functions/orders/api'),
  planning: () => import('@driftig/functions/planning/api'),
  notifications: () => import('@driftig/functions/notifications/api'),
  calendar: () => import('@driftig/functions/calendar/api'),
  chat: () => import('@driftig/functions/chat/api'),
  time: () => import('@driftig/functions/time/api'),
  vacation: () => import('@driftig/functions/vacation/api'),
  receipts: () => import('@driftig/functions/receipts/api'),
  accounting: () => import('@driftig/functions/accounting/api'),
  taskboard: () => import('@driftig/functions/taskboard/api'),
  ledger: () => import('@driftig/functions/ledger/api'),
  periods: () => import('@driftig/functions/periods/api'),
  exchange: () => import('@driftig/functions/exchange/api'),
  bank: () => import('@driftig/functions/bank/api'),
};

/**
 * Sends a request through the Lambda entry of its word, as the gateway would, with the rights to
 * the table that the function has on AWS.
 */
export async function call(route: Route, input: CallInput = {}): Promise<TestAnswer> {
  const { method, path, word } = route;
  const { params, ...rest } = input;
  const { handler } = await entries[word]();
  const request = {
    method,
    path,
    word,
    ...(params !== undefined && { pathParameters: params }),
    ...rest,
  };
  const answer = await withDataRights(services().table, word, () =>
    // middy's type also asks for a callback, which an async entry has no use for.
    invokeRoute(handler as LambdaHandler, request),
  );
  assertDeclared(route, answer);
  return answer;
}

/** Throws where a route answers an error that it does not declare, and OpenAPI would not tell. */
function assertDeclared(route: Route, { status, json }: TestAnswer): void {
  const { code } = (status < 400 ? {} : json) as { readonly code?: ErrorCode };
  const isRoute = allRoutes.some(({ key, path }) => key === route.key && path === route.path);
  if (code === undefined || !isRoute || errorsOf(route).includes(code)) return;
  throw new Error(`${route.key} answers ${code}, which is not among its errors`);
}
