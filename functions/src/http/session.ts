import { accessRules } from '@driftig/contracts/access';
import type { Route } from '@driftig/contracts/route';
import { userHeader } from '@driftig/contracts/user-header';
import { companyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { AppError } from '@driftig/domain/errors';
import { ulid } from 'ulid';

import { header, type Exchange } from './exchange.ts';
import type { House } from './house.ts';
import { recognise } from './recognise.ts';

/** Lets the caller in or throws: not_logged_in without a session, forbidden without the right. */
export async function admit(exchange: Exchange, route: Route, house: House): Promise<void> {
  if (route.access === 'public') return;
  const recognised = await recognise(exchange, house);
  if (recognised === undefined) throw new AppError('not_logged_in');
  const { actor, sessionId } = recognised;
  if (!isOwnPage(exchange, actor)) throw new AppError('not_logged_in');
  if (!accessRules[route.access](actor)) throw new AppError('forbidden');
  exchange.actor = actor;
  exchange.sessionId = sessionId;
  exchange.store = companyStore(house.table, actor, {
    now: exchange.now,
    newId: ulid,
    idempotency: exchange.idempotency,
  });
}

/** A page that belongs to somebody else than the session: a tab from before another login. */
function isOwnPage({ event }: Exchange, actor: Actor): boolean {
  const owner = header(event, userHeader);
  return owner === undefined || owner === actor.userId;
}
