import { createHash } from 'node:crypto';

import type { FileAnswer } from '@driftig/contracts/core/file-answer';
import { gatewayKey, type Route } from '@driftig/contracts/core/route';
import { AlreadyAnswered } from '@driftig/data/commit';
import { AppError } from '@driftig/domain/errors';
import middy from '@middy/core';
import type { Context as LambdaContext } from 'aws-lambda';
import * as z from 'zod';

import { assertCompanyAllows, readCompanyForGate } from './company-gate.ts';
import { setDanishIssueTexts } from './danish-issue-texts.ts';
import { errorAnswer } from './errors.ts';
import { header, settled, type Exchange, type HttpEvent, type HttpResult } from './exchange.ts';
import { services } from './services.ts';
import { findFirstAnswer, readIdempotencyKey } from './idempotency.ts';
import { readBody } from './read-body.ts';
import { assertSameOrigin } from './same-origin.ts';
import { authorise } from './session.ts';
import { logAnswer, tracing } from './telemetry.ts';

setDanishIssueTexts();

/** Calls the handler of a route with what the pipeline found; see serve.ts. */
export type Run = (exchange: Exchange) => Promise<unknown>;

/** What the edge adds to pages, an answer of the API says for itself. */
const apiHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/**
 * The only middy stack: session -> actor -> access -> parse -> plan -> handler -> declared answer,
 * and one place where errors become answers.
 */
export function pipeline(routes: readonly Route[], run: Run) {
  const byKey = new Map(routes.map((route) => [gatewayKey(route), route]));
  return middy<HttpEvent, HttpResult>(async (event: HttpEvent, context: LambdaContext) => {
    const exchange = openExchange(event, context);
    try {
      exchange.route = routeOf(byKey, event);
      await enter(exchange, exchange.route);
      return answerOf(exchange, exchange.repeated ?? (await firstOrRepeated(exchange, run)));
    } catch (error) {
      const { status, body } = errorAnswer(error, exchange);
      return send(exchange, status, body);
    }
  }).use(tracing);
}

function openExchange(event: HttpEvent, context: LambdaContext): Exchange {
  return {
    event,
    requestId: event.requestContext.requestId || context.awsRequestId,
    startedAt: performance.now(),
    now: new Date().toISOString(),
    cookies: [],
    headers: {},
  };
}

function routeOf(byKey: ReadonlyMap<string, Route>, event: HttpEvent): Route {
  const route = byKey.get(event.routeKey);
  if (route === undefined) throw new AppError('not_found');
  return route;
}

/** Everything that must hold before the handler runs, in this order. */
async function enter(exchange: Exchange, route: Route): Promise<void> {
  assertSameOrigin(exchange.event, services().environment.SITE_URL);
  readIdempotencyKey(exchange, route);
  await authorise(exchange, route, services());
  exchange.input = {
    params: decode(route.params, exchange.event.pathParameters ?? {}),
    query: decode(route.query, exchange.event.queryStringParameters ?? {}),
    body: decode(route.body, await readBody(exchange, route)),
  };
  const [repeated, company] = await Promise.all([
    findFirstAnswer(exchange),
    readCompanyForGate(exchange, route),
  ]);
  exchange.repeated = repeated;
  // A retry gets its first answer, also where that one took the last place.
  if (repeated === undefined && company !== undefined)
    assertCompanyAllows(exchange, route, company);
}

function decode(schema: z.ZodType | undefined, value: unknown): unknown {
  return schema === undefined ? undefined : z.decode(schema, value);
}

/**
 * Two equal requests at once: the one that loses the race gets the winner's answer, also where what
 * the winner made is what it was refused for.
 */
async function firstOrRepeated(exchange: Exchange, run: Run): Promise<unknown> {
  try {
    return await run(exchange);
  } catch (error) {
    if (error instanceof AlreadyAnswered) return findFirstAnswer(exchange);
    if (!(error instanceof AppError)) throw error;
    const first = await findFirstAnswer(exchange);
    if (first === undefined) throw error;
    return first;
  }
}

/** An answer that is not the declared one is our fault, not bad input. */
function answerOf(exchange: Exchange, answer: unknown): HttpResult {
  const route = settled(exchange, 'route');
  const { data: body, error } = z.safeEncode(route.response, answer);
  if (error !== undefined) throw new Error('The answer is not as declared', { cause: error });
  if (route.answersFile) return sendFile(exchange, body as FileAnswer);
  return send(exchange, route.status ?? 200, body);
}

/**
 * A PDF is drawn by the browser's own viewer, which a stricter policy would bind as well; it may
 * stand in a frame of ours.
 */
const pdfHeaders = {
  'content-security-policy': "frame-ancestors 'self'",
  // Or the edge would add its own.
  'x-frame-options': 'SAMEORIGIN',
};

/** A file's own bytes. The browser keeps it for itself, and asks each time whether it still holds. */
function sendFile(exchange: Exchange, { content, mediaType }: FileAnswer): HttpResult {
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  const headers = {
    ...apiHeaders,
    ...(mediaType === 'application/pdf' ? pdfHeaders : {}),
    'cache-control': 'private, no-cache',
    'content-type': mediaType,
    'content-disposition': 'inline',
    etag,
    'x-request-id': exchange.requestId,
  };
  const known = header(exchange.event, 'if-none-match') === etag;
  const status = known ? 304 : 200;
  logAnswer(exchange, status);
  const answer = { statusCode: status, headers, cookies: exchange.cookies };
  return known ? answer : { ...answer, body: content, isBase64Encoded: true };
}

function send(exchange: Exchange, status: number, body: unknown): HttpResult {
  logAnswer(exchange, status);
  return {
    statusCode: status,
    headers: { ...apiHeaders, 'x-request-id': exchange.requestId, ...exchange.headers },
    cookies: exchange.cookies,
    body: JSON.stringify(body),
  };
}
