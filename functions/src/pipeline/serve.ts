import { foundHeader, writeFound, type FoundRows } from '@driftig/contracts/core/found-header';
import type { Route } from '@driftig/contracts/core/route';
import { secondsOf } from '@driftig/data/core/commit';
import { actingFor } from '@driftig/data/credentials/acting';
import { companyStore } from '@driftig/data/store';
import { networkOf } from '@driftig/domain/auth/network';
import { danishDate } from '@driftig/domain/dates';
import { ulid } from 'ulid';

import { header, type HttpRequest, type Reply } from './request.ts';
import type { Context, Handler, HandlersOf, PublicContext } from './handler.ts';
import { services } from './services.ts';
import { sessionCookie, sessionSign } from '../identity/session-cookies.ts';
import { ownAccount } from '../identity/own-account.ts';
import { pipeline, type Call } from './pipeline.ts';

/** Makes one Lambda entry of a domain word's routes and handlers. */
export function serve<R extends Record<string, Route>>(routes: R, handlers: HandlersOf<R>) {
  return pipeline(Object.values(routes), (call) => {
    // The casts are safe: `HandlersOf` gives both tables the same keys, and the input was decoded
    // by the route's own schemas.
    const handler = handlers[call.route.key] as Handler<Route>;
    return handler(contextOf(call) as Context<Route>);
  });
}

function contextOf({ request, reply, session, input, files }: Call): unknown {
  const { now } = request;
  const common = {
    input,
    files,
    now,
    today: danishDate(now),
    newId: ulid,
    nextPage: (cursor: string | undefined) => {
      if (cursor !== undefined) reply.headers['x-next-cursor'] = cursor;
    },
    found: (rows: FoundRows) => {
      reply.headers[foundHeader] = writeFound(rows);
    },
  };
  if (session === undefined) return { ...common, ...publicContext(request, reply) };
  const { actor, store, sessionId } = session;
  const account = ownAccount(session, services(), now);
  const rememberDevice = deviceMemory(request, reply);
  const renewCookie = (secret: string) =>
    reply.cookies.push(sessionCookie(actor, secret), sessionSign());
  return { ...common, actor, store, sessionId, account, rememberDevice, renewCookie };
}

function deviceMemory({ event, now }: HttpRequest, reply: Reply): PublicContext['rememberDevice'] {
  return (user, proof) => {
    const { knownDevices } = services();
    reply.cookies.push(knownDevices.remember(event.cookies, user, secondsOf(now), proof));
  };
}

function publicContext(request: HttpRequest, reply: Reply): PublicContext {
  const { event, now } = request;
  return {
    rememberDevice: deviceMemory(request, reply),
    services: services(),
    // CloudFront overwrites the header, so a client cannot fake it; locally there is none.
    address: networkOf(header(event, 'x-viewer-address') ?? event.requestContext.http.sourceIp),
    userAgent: header(event, 'user-agent'),
    requestCookies: event.cookies ?? [],
    setCookies: (cookies) => reply.cookies.push(...cookies),
    // Nothing that is answered is kept in the cache (result.ts), so it need not be emptied.
    clearStorage: () => (reply.headers['clear-site-data'] = '"storage"'),
    noteWho: (who) => {
      reply.notes.who = who;
    },
    note: (what) => {
      reply.notes.also.push(what);
    },
    storeFor: (companyId, userId) =>
      actingFor(
        companyId,
        companyStore(services().table, { companyId, userId }, { now, newId: ulid }),
      ),
  };
}
