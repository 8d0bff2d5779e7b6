import type { ErrorCode } from '@driftig/contracts/core/error-codes';
import { errorCodes } from '@driftig/contracts/core/error-codes';
import type { Page, Route } from 'playwright-core';
import type * as z from 'zod';

import type { Act } from './shot.ts';

interface RoutePath {
  readonly path: string;
}

/** Matches the requests of a route with any path parameters. */
function requestsOf({ path }: RoutePath): (url: URL) => boolean {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return (url) => pattern.test(url.pathname);
}

const heldRequests = new WeakMap<Page, Route[]>();

/** Aborts the held requests: otherwise they would reach the server when the routes are removed. */
export async function abortHeldRequests(page: Page): Promise<void> {
  const routes = heldRequests.get(page) ?? [];
  heldRequests.delete(page);
  // The page may have cancelled the request itself.
  for (const route of routes) await route.abort().catch(() => undefined);
}

/** The requests of these routes are never answered. */
export const neverAnswer =
  (...routes: readonly RoutePath[]): Act =>
  async (page) => {
    const waiting: Route[] = [];
    heldRequests.set(page, waiting);
    for (const route of routes)
      await page.route(requestsOf(route), (request) => void waiting.push(request));
  };

const fulfill =
  (route: RoutePath, json: unknown, status: number): Act =>
  async (page) => {
    await page.route(requestsOf(route), (request) => request.fulfill({ status, json }));
  };

/** An answer on the wire as the route declares it. */
export const answer = <Response extends z.ZodType>(
  route: RoutePath & { readonly response: Response; readonly status?: number },
  json: z.input<Response>,
): Act => fulfill(route, json, route.status ?? 200);

/** Answers with an error as the pipeline sends it. */
export const refuse = (
  route: RoutePath,
  code: ErrorCode,
  fields?: Readonly<Record<string, string>>,
): Act => {
  const { status, message } = errorCodes[code];
  const requestId = '2f6c41d8-90b7-4c52-a1e3-5d8f0b7e6a14';
  return fulfill(route, { code, message, requestId, ...(fields ? { fields } : {}) }, status);
};

export const failWith500 = (route: RoutePath): Act => refuse(route, 'internal');

/** Every request fails from now on. */
export const goOffline: Act = async (page) => {
  await page.route('**', (request) => request.abort('internetdisconnected'));
};
