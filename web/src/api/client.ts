import { foundHeader, readFound, type FoundRows } from '@driftig/contracts/core/found-header';
import type { AnswerOf, RouteSpec } from '@driftig/contracts/core/route';
import { tabHeader } from '@driftig/contracts/edge/tab-header';
import { userHeader } from '@driftig/contracts/edge/user-header';
import { ourPath } from '@driftig/contracts/wire/wire-paths';
import * as z from 'zod';

import { invalidateAfter, type ChangeOptions } from './queries/changes.ts';
import { withOutcome } from './change-outcomes.ts';
import { reportReachable } from './connection.ts';
import { edgeError, edgeRequestId } from './edge-refusals.ts';
import { ApiError, ConnectionError, isOurs, UnreadableAnswer } from './errors.ts';
import { logInAgain } from './session/log-in-again.ts';
import { nextTask } from './next-task.ts';
import { fieldsOf, writeRequest } from './request.ts';
import type { AnyInput, CallInput, WireRequest } from './request.ts';
import { currentUserId } from './session/session.ts';
import { tabId } from './live/tab-id.ts';

type SentInit = WireRequest['init'];

interface CallOptions extends ChangeOptions {
  /** A call repeated with the same key has one effect and gets the same answer. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The request goes on when the page is closed meanwhile. */
  readonly keepalive?: boolean;
  /** The answer, where it was asked for before this code was there. */
  readonly early?: Promise<Response> | undefined;
  /**
   * Sends a file and reports progress, see fetch-with-progress.ts; it may take longer than other
   * calls.
   */
  readonly upload?: ((url: string, init: SentInit) => Promise<Response>) | undefined;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | undefined;
}

/** API Gateway times out after 30 s, so no answer comes later than that. */
const TIMEOUT_MS = 35_000;
/** The time of a large file over a slow connection. */
const UPLOAD_MS = 180_000;

/**
 * Calls a route. Input and answer are in our names; wire names are encoded and decoded here. What
 * the route changes is invalidated before this returns. Throws ApiError or ConnectionError.
 */
export async function call<R extends RouteSpec>(
  route: R,
  input: CallInput<R>,
  options: CallOptions = {},
): Promise<AnswerOf<R>> {
  const answer = await withOutcome(route, input, async () =>
    readAnswer(route, await fetchRoute(route, input, options)),
  );
  await invalidateAfter(route, input, options);
  return answer;
}

type RowOf<R extends RouteSpec> = AnswerOf<R> extends readonly (infer Row)[] ? Row : never;

/** Calls a list route: the rows, and the cursor of the next page if there is one. */
export async function callPage<R extends RouteSpec>(
  route: R,
  input: CallInput<R>,
  options: CallOptions = {},
): Promise<Page<RowOf<R>>> {
  return pageIn(route, await fetchRoute(route, input, options));
}

/** Calls a list route for a page that the server finds: as `callPage`, with the number of rows that were searched. */
export async function callFound<R extends RouteSpec>(
  route: R,
  input: CallInput<R>,
  options: CallOptions = {},
): Promise<Page<RowOf<R>> & { readonly found: FoundRows }> {
  const response = await fetchRoute(route, input, options);
  return {
    ...(await pageIn(route, response)),
    found: readFound(response.headers.get(foundHeader) ?? ''),
  };
}

async function pageIn<R extends RouteSpec>(route: R, response: Response): Promise<Page<RowOf<R>>> {
  const rows = (await readAnswer(route, response)) as readonly RowOf<R>[];
  return { rows, nextCursor: response.headers.get('x-next-cursor') ?? undefined };
}

/** The picture that a route answers with, as a data URL; null when there is none (404). */
export async function fetchPicture<R extends RouteSpec>(
  route: R,
  input: CallInput<R>,
  options: CallOptions = {},
): Promise<string | null> {
  const file = await fetchFile(route, input, options);
  return file && toDataUrl(file);
}

/** The file that a route answers with; null when there is none (404). */
export async function fetchFile<R extends RouteSpec>(
  route: R,
  input: CallInput<R>,
  options: CallOptions = {},
): Promise<Blob | null> {
  const response = await fetchRoute(route, input, options);
  if (response.status === 404) return null;
  if (!response.ok) throw toApiError(route, response, await response.json().catch(() => undefined));
  return response.blob();
}

/** A data URL and not an object URL: it need not be revoked, and the PDF can embed it. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const fail = () => reject(reader.error ?? new Error('Unreadable'));
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : fail(),
    );
    reader.addEventListener('error', fail);
    reader.readAsDataURL(blob);
  });
}

async function fetchRoute(
  route: RouteSpec,
  input: AnyInput,
  options: CallOptions,
): Promise<Response> {
  // A screen asks for much at once, which is a long task on a phone. A page that closes has no next task.
  if (options.keepalive !== true) await nextTask();
  const request = writeRequest(route, input, options.idempotencyKey);
  const response = await send(request, options);
  if (response.status !== 401 || route.access === 'public') return response;
  const { early: _early, ...again } = options;
  return (await logInAgain()) ? send(request, again) : response;
}

async function send({ url, init }: WireRequest, options: CallOptions) {
  const { signal, early, upload, keepalive = false } = options;
  const limit = AbortSignal.timeout(upload === undefined ? TIMEOUT_MS : UPLOAD_MS);
  const ask = upload ?? fetch;
  try {
    const asked =
      early ??
      ask(url, {
        ...init,
        ...(keepalive && { keepalive }),
        headers: withUserHeader(init.headers),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    const response = await asked;
    reportReachable(true);
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    reportReachable(false);
    throw new ConnectionError({ cause: error });
  }
}

/** Adds the id of the user that the page shows; see user-header.ts. */
function withUserHeader(given: RequestInit['headers']): Headers {
  const headers = new Headers(given);
  const owner = currentUserId();
  if (owner !== undefined) headers.set(userHeader, owner);
  headers.set(tabHeader, tabId);
  return headers;
}

async function readAnswer<R extends RouteSpec>(route: R, response: Response): Promise<AnswerOf<R>> {
  const json: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw toApiError(route, response, json);
  const answer = z.safeParse<R['response']>(route.response, json);
  if (answer.success) return answer.data;
  throw new UnreadableAnswer(answer.error);
}

/** An error without one of our codes comes from API Gateway, CloudFront or the firewall. */
function toApiError(route: RouteSpec, { status, headers }: Response, json: unknown): ApiError {
  const answer = fieldsOf(json);
  const { fields, requestId } = answer;
  const { code, message } = isOurs(answer) ? answer : edgeError(status);
  const texts = Object.entries(fieldsOf(fields));
  return new ApiError({
    status,
    code,
    message,
    fields: Object.fromEntries(
      texts.map(([path, text]) => [ourPath(route.body, path), String(text)]),
    ),
    requestId: typeof requestId === 'string' ? requestId : edgeRequestId(headers),
  });
}
