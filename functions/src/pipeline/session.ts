import type { Route } from '@driftig/contracts/core/route';
import { userHeader } from '@driftig/contracts/edge/user-header';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { AppError } from '@driftig/domain/errors';
import { ulid } from 'ulid';

import { header } from './request.ts';
import type { HttpEvent, HttpRequest, IdempotencyKey, Reply } from './request.ts';
import type { Services } from './services.ts';
import { accessRefusal } from '../identity/access-refusal.ts';
import { verifySession, type VerifiedSession } from '../identity/verify-session.ts';

type CommitStale = Parameters<typeof companyStore>[2]['stale'];

/** A verified session whose actor may call the route, and the data of the actor's company. */
export interface Session extends VerifiedSession {
  readonly store: CompanyStore;
}

/**
 * The session that calls the route; undefined for a public route. Throws not_logged_in without a
 * valid session, forbidden without the right, and second_factor_required when the person must set
 * up two-step login first. `idempotency` is stored with the request's commit, `stale` is sent to
 * other screens.
 */
export async function authorise(
  { event, now, timeLeft }: HttpRequest,
  route: Route,
  services: Services,
  reply: Reply,
  idempotency: IdempotencyKey | undefined,
  stale: CommitStale,
): Promise<Session | undefined> {
  if (route.access === 'public') return undefined;
  const verified = await verifySession(event.cookies, services, now);
  if (verified === undefined) throw new AppError('not_logged_in');
  const { actor } = verified;
  if (!isPageOf(event, actor)) throw new AppError('not_logged_in');
  reply.actor = actor;
  const refusal = await accessRefusal(verified, route, services, now);
  if (refusal !== undefined) throw refusal;
  const store = companyStore(services.table, actor, {
    now,
    newId: ulid,
    idempotency,
    timeLeft,
    stale,
  });
  return { ...verified, store };
}

/** False when a tab was opened by one user and another has logged in since, in the same browser. */
function isPageOf(event: HttpEvent, actor: Actor): boolean {
  const owner = header(event, userHeader);
  return owner === undefined || owner === actor.userId;
}
