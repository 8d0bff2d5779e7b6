import { actFor } from '@driftig/data/credentials/acting';
import { accessRules } from '@driftig/contracts/core/access';
import { errorCodes, type ErrorCode } from '@driftig/contracts/core/error-codes';
import type { FrameOf, SocketRoute } from '@driftig/contracts/core/socket-route';
import { danishIssueText } from '@driftig/contracts/wire/danish-issue-texts';
import { secondsOf } from '@driftig/data/core/commit';
import { connectionRepository, type Connection } from '@driftig/data/live/live.repository';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { assertPlanOpens, openPlanOf } from '@driftig/domain/company/plan';
import { danishDate } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import { ulid } from 'ulid';
import * as z from 'zod';

import { companyThatRequiresSecondFactor, sessionOfSecret } from '../identity/verify-session.ts';
import { securityRefusalOf, type Refusal } from '../pipeline/security-log.ts';
import { services } from '../pipeline/services.ts';
import { logger } from '../pipeline/telemetry.ts';
import { logFrame, logFrameRefusal } from './log-frame.ts';
import { closeSockets, post } from './post.ts';
import { readFrame } from './read-frame.ts';
import type { SocketEvent, SocketResult } from './socket-event.ts';

z.config({ customError: danishIssueText });

/** Context of a frame's handler: the user's session is valid now. */
interface FrameContext<R extends SocketRoute> {
  readonly frame: FrameOf<R>;
  readonly actor: Actor;
  readonly connection: Connection;
  /** A resend with the same id has one effect. */
  readonly storeFor: (clientId: string | undefined) => CompanyStore;
  readonly now: string;
}

export type FrameHandler<R extends SocketRoute> = (context: FrameContext<R>) => Promise<void>;

/** A handler per frame of the table; leaving one out does not compile. */
export type FrameHandlers<R extends Record<string, SocketRoute>> = {
  readonly [K in keyof R]: FrameHandler<R[K]>;
};

/** Frames a person may send in a quarter of an hour (product L17). */
const mostFrames = 900;

interface Received {
  readonly route: SocketRoute;
  readonly handle: FrameHandler<SocketRoute>;
  readonly event: SocketEvent;
  readonly now: string;
}

/**
 * Handles a frame of an open socket: looks its session up anew, then checks access, form and plan,
 * and calls the handler. Errors are sent on the socket and never thrown: API Gateway would drop
 * them. A flood closes the socket, so that the rest of it has no effect.
 */
export async function receive({ route, handle, event, now }: Received): Promise<SocketResult> {
  const { connectionId } = event.requestContext;
  const connection = await connectionRepository(services().table).find(connectionId);
  if (connection === undefined) return { statusCode: 410 };
  return actFor(connection.companyId, () => take({ route, handle, event, now }, connection));
}

async function take(
  { route, handle, event, now }: Received,
  connection: Connection,
): Promise<SocketResult> {
  const store = storeOf({ route, event, now }, connection);
  // Asked for side by side, and judged in their order.
  const [actor, flood] = await Promise.all([
    liveActor(connection, now),
    faultOf(countFrame(connection, now)),
    route.plan && faultOf(store.company.getCached()),
  ]);
  if (actor === undefined) {
    logFrameRefusal({ kind: 'socket_refused' }, { route, event, connection });
    await closeSockets([connection]);
    return { statusCode: 401 };
  }
  const started = performance.now();
  try {
    if (flood !== undefined) throw flood;
    await run({ route, handle, event, now }, connection, actor, store);
    logFrame(event, route, started, 200);
    return { statusCode: 200 };
  } catch (error) {
    const status = await refuse(error, route, event, connection);
    const refusal: Refusal | undefined =
      flood === undefined ? securityRefusalOf(error, { body: route.frame }) : { kind: 'flood' };
    if (refusal !== undefined) logFrameRefusal(refusal, { route, event, connection });
    if (flood !== undefined) await closeSockets([connection]);
    logFrame(event, route, started, status);
    return { statusCode: status };
  }
}

/** Says on the socket why a frame was not taken; gives the status. */
async function refuse(
  error: unknown,
  route: SocketRoute,
  event: SocketEvent,
  connection: Connection,
): Promise<number> {
  const { code, message } = refusalOf(error, event);
  const { requestId } = event.requestContext;
  const clientid = clientIdIn(event.body);
  const told = { event: 'refused', action: route.key, code, message, clientid, requestId } as const;
  await post([connection], told);
  return errorCodes[code].status;
}

async function run(
  { route, handle, event, now }: Received,
  connection: Connection,
  actor: Actor,
  store: CompanyStore,
): Promise<void> {
  if (!accessRules[route.access](actor)) throw new AppError('forbidden');
  const frame = readFrame(event.body ?? '', route);
  if (route.plan !== undefined) await assertPlan(store, route.plan, now);
  const storeFor = (clientId: string | undefined) =>
    clientId ? storeOf({ route, event, now }, connection, clientId) : store;
  await handle({ frame, actor, connection, storeFor, now });
}

/** The company of the socket; what is written under the same client id is written once. */
function storeOf(
  { route, event, now }: Omit<Received, 'handle'>,
  connection: Connection,
  clientId?: string,
): CompanyStore {
  return companyStore(services().table, connection, {
    now,
    newId: ulid,
    ...(clientId && {
      idempotency: { key: `${route.key}:${clientId}`, request: event.body ?? '' },
    }),
  });
}

function countFrame({ userId }: Connection, now: string): Promise<void> {
  return services().attempts.countAttempt(`frames:${userId}`, secondsOf(now), mostFrames);
}

/** Rejection of a promise; undefined when it resolves. */
async function faultOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error;
  }
}

async function assertPlan(
  store: CompanyStore,
  gate: NonNullable<SocketRoute['plan']>,
  now: string,
): Promise<void> {
  const company = await store.company.getCached();
  if (company.suspended) throw new AppError('suspended');
  if (gate !== 'users' && gate !== 'invoices')
    assertPlanOpens(openPlanOf(company, danishDate(now)), gate);
}

/** Somebody whose session was live and open when the frame came; rights as they are now. */
async function liveActor(
  { companyId, userId, secretHash }: Connection,
  now: string,
): Promise<Actor | undefined> {
  const user = await services().accounts.findUser(companyId, userId);
  const session = user && sessionOfSecret(user, secretHash, secondsOf(now));
  if (session === undefined) return undefined;
  const isShut = (await companyThatRequiresSecondFactor(session, services())) !== undefined;
  return isShut ? undefined : session.actor;
}

function refusalOf(
  error: unknown,
  { requestContext: { requestId } }: SocketEvent,
): { readonly code: ErrorCode; readonly message: string } {
  if (error instanceof z.ZodError)
    return { code: 'bad_input', message: error.issues[0]?.message ?? errorCodes.bad_input.message };
  if (error instanceof AppError) return { code: error.code, message: error.message };
  logger.error('failed', { requestId, error: error instanceof Error ? error : String(error) });
  return { code: 'internal', message: errorCodes.internal.message };
}

/** The sender's id of the message, so that it knows which one was not taken; '' for none. */
function clientIdIn(body = ''): string {
  const found = /"clientid"\s*:\s*"([\w-]{8,64})"/.exec(body);
  return found?.[1] ?? '';
}
