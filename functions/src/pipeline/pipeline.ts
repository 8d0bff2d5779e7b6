import { actFor } from '@driftig/data/credentials/acting';
import { staleAfter, type Route, type StaleReads } from '@driftig/contracts/core/route';
import { createRouteMatcher, type RouteMatch } from '@driftig/contracts/core/route-matcher';
import { tabHeader } from '@driftig/contracts/edge/tab-header';
import { danishIssueText } from '@driftig/contracts/wire/danish-issue-texts';
import { AlreadyAnswered } from '@driftig/data/core/commit';
import { AppError } from '@driftig/domain/errors';
import middy from '@middy/core';
import type { Context as LambdaContext } from 'aws-lambda';
import * as z from 'zod';

import { assertCompanyAllows, readCompanyForGate } from './company-gate.ts';
import { compressAnswer } from './compression.ts';
import { resultOfError, withWireNames } from './errors.ts';
import { findFirstAnswer, readIdempotencyKey } from './idempotency.ts';
import { readInput, type RequestInput } from './read-input.ts';
import {
  header,
  type HttpEvent,
  type HttpRequest,
  type HttpResult,
  type IdempotencyKey,
  type PlainResult,
  type Reply,
} from './request.ts';
import { apiHeaders, resultOfAnswer } from './result.ts';
import { assertSameOrigin } from './same-origin.ts';
import { logDone, logRefusal, newNotes } from './security-log.ts';
import { services } from './services.ts';
import { countUpload } from './upload-count.ts';
import { authorise, type Session } from './session.ts';
import { logAnswer } from './telemetry.ts';

z.config({ customError: danishIssueText });

/** Input of a handler's context; see serve.ts. The session is undefined for a public route. */
export interface Call extends RequestInput {
  readonly request: HttpRequest;
  readonly route: Route;
  readonly reply: Reply;
  readonly session: Session | undefined;
}

/** Milliseconds that are kept for saying that a request could not be done in time. */
const timeToAnswer = 3000;

/** Calls the handler of the route and gives its answer. */
type Run = (call: Call) => Promise<unknown>;

/**
 * The gateway sends whatever is below a path (`gatewayRoutesOf`), so the route is found here, by method and path.
 * The only middy stack: session -> actor -> access -> parse -> plan -> handler -> declared answer,
 * and one place where errors become answers.
 */
export function pipeline(routes: readonly Route[], run: Run) {
  const match = createRouteMatcher(routes);
  return middy<HttpEvent, HttpResult>(async (event: HttpEvent, context: LambdaContext) => {
    const requestId = event.requestContext.requestId || context.awsRequestId;
    const now = new Date().toISOString();
    const timeLeft = () => context.getRemainingTimeInMillis() - timeToAnswer;
    const request = { event, requestId, startedAt: performance.now(), now, timeLeft };
    const headers = { ...apiHeaders, 'x-request-id': requestId };
    const reply: Reply = { cookies: [], headers, notes: newNotes() };
    const found = match(event.requestContext.http.method, event.rawPath.split('/').slice(1));
    const route = found?.route;
    const result: PlainResult = await resultOf(request, found, reply, run).then(
      (answer) => {
        logDone(request, route, reply);
        return answer;
      },
      (error: unknown) => {
        logRefusal(request, route, reply, error);
        return resultOfError(error, requestId);
      },
    );
    logAnswer(request, route, reply, result.statusCode);
    const { sent, ...plain } = result;
    const answer = { ...plain, headers: { ...reply.headers, ...result.headers } };
    return { ...(await compressAnswer(event, answer, sent)), cookies: reply.cookies };
  });
}

async function resultOf(
  request: HttpRequest,
  found: RouteMatch<Route> | undefined,
  reply: Reply,
  run: Run,
): Promise<PlainResult> {
  if (found === undefined) throw new AppError('not_found');
  const { route } = found;
  const { event } = request;
  assertSameOrigin(event, services().environment.SITE_URL, route);
  const idempotency = readIdempotencyKey(event, route);
  const stale: { reads: StaleReads } = { reads: [] };
  const tab = header(event, tabHeader) ?? '';
  const told = () => ({ ...stale, tab });
  const session = await authorise(request, route, services(), reply, idempotency, told);
  const answer = async () => {
    const call = { request, route, reply, session, ...(await readInput(event, found)) };
    stale.reads = staleAfter(route, call.input.body);
    return answerTo(call, idempotency, run);
  };
  return session === undefined ? answer() : actFor(session.actor.companyId, answer);
}

/** Answers a call after its session is verified. */
async function answerTo(
  call: Call,
  idempotency: IdempotencyKey | undefined,
  run: Run,
): Promise<PlainResult> {
  const { request, route, session } = call;
  const { event, now } = request;
  // Read beside the others: the handler cannot go on without it.
  if (route.plan === 'invoices') session?.store.series.readAhead();
  const findFirst = async () => session && findFirstAnswer(session, idempotency, now);
  const [first, company] = await Promise.all([
    findFirst(),
    session && readCompanyForGate(session.store, route),
  ]);
  if (first !== undefined) return resultOfAnswer(event, route, first);
  // Only after the stored answer: a retry gets it even where the first call took the last place.
  if (company !== undefined) assertCompanyAllows(route, company, now);
  if (session !== undefined) await countUpload(route, session.actor, now);
  return resultOfAnswer(event, route, await runHandler(run, call, findFirst));
}

/**
 * The loser of two concurrent equal requests gets the winner's stored answer, also where the
 * winner's write caused its error.
 */
async function runHandler(
  run: Run,
  call: Call,
  findFirst: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await run(call);
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof AlreadyAnswered)) throw error;
    const first = await findFirst();
    if (first !== undefined) return first;
    throw error instanceof AppError ? withWireNames(error, call.route, call.input.body) : error;
  }
}
