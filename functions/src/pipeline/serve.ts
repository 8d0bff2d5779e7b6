import type { Route } from '@driftig/contracts/core/route';
import { companyStore } from '@driftig/data/store';
import { danishDate } from '@driftig/domain/dates';
import { ulid } from 'ulid';

import { header, settled, type Exchange } from './exchange.ts';
import type { Context, Handler, HandlersOf } from './handler.ts';
import { services } from './services.ts';
import { ownAccount } from '../identity/own-account.ts';
import { pipeline } from './pipeline.ts';

/** One domain word's routes and handlers -> one Lambda entry. */
export function serve<R extends Record<string, Route>>(routes: R, handlers: HandlersOf<R>) {
  return pipeline(Object.values(routes), (exchange) => {
    const { key } = settled(exchange, 'route');
    // The table and the handlers have the same keys by type; the input was decoded by the route's
    // own schemas, so handing it over untyped here is the one place where types meet data.
    const handler = handlers[key] as Handler<Route>;
    return handler(contextOf(exchange) as Context<Route>);
  });
}

function contextOf(exchange: Exchange): unknown {
  const always = {
    input: exchange.input,
    files: exchange.files ?? new Map(),
    now: exchange.now,
    today: danishDate(exchange.now),
    newId: ulid,
    nextPage: (cursor: string | undefined) => {
      if (cursor !== undefined) exchange.headers['x-next-cursor'] = cursor;
    },
  };
  if (settled(exchange, 'route').access === 'public') return { ...always, ...outside(exchange) };
  return {
    ...always,
    actor: settled(exchange, 'actor'),
    store: settled(exchange, 'store'),
    own: ownAccount(exchange, services()),
  };
}

function outside(exchange: Exchange) {
  return {
    services: services(),
    address: viewerAddress(exchange),
    userAgent: header(exchange.event, 'user-agent'),
    requestCookies: exchange.event.cookies ?? [],
    setCookies: (cookies: readonly string[]) => exchange.cookies.push(...cookies),
    storeFor: (companyId: string, userId: string) =>
      companyStore(services().table, { companyId, userId }, { now: exchange.now, newId: ulid }),
  };
}

/** The edge writes the viewer's address over whatever the client sent; locally there is no edge. */
function viewerAddress({ event }: Exchange): string {
  return header(event, 'x-viewer-address') ?? event.requestContext.http.sourceIp;
}
