import { actFor } from '@driftig/data/credentials/acting';
import { clientIdIn } from '@driftig/contracts/chat/frames';
import type { FrameOf, SocketRoute } from '@driftig/contracts/core/socket-route';
import { danishIssueText } from '@driftig/contracts/wire/danish-issue-texts';
import { secondsOf } from '@driftig/data/core/commit';
import { connectionRepository, type Connection } from '@driftig/data/live/live.repository';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { ulid } from 'ulid';
import * as z from 'zod';

import { accessRefusal } from '../identity/access-refusal.ts';
import { sessionOfSecret, type VerifiedSession } from '../identity/verify-session.ts';
import { assertCompanyAllows, readCompanyForGate } from '../pipeline/company-gate.ts';
import { answerOfError } from '../pipeline/errors.ts';
import { securityRefusalOf, type Refusal } from '../pipeline/security-log.ts';
import { services } from '../pipeline/services.ts';
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
 * Handles a frame of an open socket as the pipeline does a call, by the same functions: session, access,
 * form, plan, handler, refusal. The session is looked up anew. Errors are sent on the socket and never thrown: API Gateway would drop
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
  const [session, flood] = await Promise.all([
    sessionOf(connection, now),
    faultOf(countFrame(connection, now)),
    faultOf(readCompanyForGate(store, route)),
  ]);
  const refusal = session && (await accessRefusal(session, route, services(), now));
  if (session === undefined || refusal?.code === 'second_factor_required') {
    logFrameRefusal({ kind: 'socket_refused' }, { route, event, connection });
    await closeSockets([connection]);
    return { statusCode: 401 };
  }
  const started = performance.now();
  try {
    const fault = flood ?? refusal;
    if (fault !== undefined) throw fault;
    await run({ route, handle, event, now }, connection, session.actor, store);
    logFrame(event, route, started, 200);
    return { statusCode: 200 };
  } catch (error) {
    const status = await refuse(error, route, event, connection);
    const logged: Refusal | undefined =
      flood === undefined ? securityRefusalOf(error, { body: route.frame }) : { kind: 'flood' };
    if (logged !== undefined) logFrameRefusal(logged, { route, event, connection });
    if (flood !== undefined) await closeSockets([connection]);
    logFrame(event, route, started, status);
    return { statusCode: status };
  }
}

/** Says on the socket why a frame was not taken; gives the status. */
async function refuse(
  error: unknown,
  route: SocketRoute,
  { requestContext: { requestId }, body = '' }: SocketEvent,
  connection: Connection,
): Promise<number> {
  const { code, status, message } = answerOfError(error, requestId);
  const clientId = clientIdIn(body);
  const told = { event: 'refused', action: route.key, code, message, clientId, requestId } as const;
  await post([connection], told);
  return status;
}

async function run(
  { route, handle, event, now }: Received,
  connection: Connection,
  actor: Actor,
  store: CompanyStore,
): Promise<void> {
  const frame = readFrame(event.body ?? '', route);
  const company = await readCompanyForGate(store, route);
  if (company !== undefined) assertCompanyAllows(route, company, now);
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

/** The session that the socket was opened with, by the person's record as it is now. */
async function sessionOf(
  { companyId, userId, secretHash }: Connection,
  now: string,
): Promise<VerifiedSession | undefined> {
  const user = await services().accounts.findUser(companyId, userId);
  return user && sessionOfSecret(user, secretHash, secondsOf(now));
}
