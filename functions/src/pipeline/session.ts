import { accessRules } from '@driftig/contracts/core/access';
import type { Route } from '@driftig/contracts/core/route';
import { userHeader } from '@driftig/contracts/edge/user-header';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { AppError } from '@driftig/domain/errors';
import { ulid } from 'ulid';

import { header, type Exchange } from './exchange.ts';
import type { Services } from './services.ts';
import { verifySession } from '../identity/verify-session.ts';

/**
 * Lets the caller in or throws: not_logged_in without a session, forbidden without the right,
 * second_factor_required where two-step login must be set up first.
 */
export async function authorise(
  exchange: Exchange,
  route: Route,
  services: Services,
): Promise<void> {
  if (route.access === 'public') return;
  const recognised = await verifySession(exchange, services);
  if (recognised === undefined) throw new AppError('not_logged_in');
  const { actor } = recognised;
  if (!isOwnPage(exchange, actor)) throw new AppError('not_logged_in');
  if (!accessRules[route.access](actor)) throw new AppError('forbidden');
  exchange.actor = actor;
  exchange.login = recognised;
  exchange.store = companyStore(services.table, actor, {
    now: exchange.now,
    newId: ulid,
    idempotency: exchange.idempotency,
  });
  if (recognised.mustEnrol && !route.withoutSecondFactor)
    await assertSecondFactorSetUp(exchange.store);
}

/** The owner may have changed their mind since the session began. */
async function assertSecondFactorSetUp({ company }: CompanyStore): Promise<void> {
  if ((await company.get()).secondFactorRequired) throw new AppError('second_factor_required');
}

/** A page that belongs to somebody else than the session: a tab from before another login. */
function isOwnPage({ event }: Exchange, actor: Actor): boolean {
  const owner = header(event, userHeader);
  return owner === undefined || owner === actor.userId;
}
