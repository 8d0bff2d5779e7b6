import type { Route } from '@driftig/contracts/core/route';
import type { PlanGate } from '@driftig/contracts/core/plans';
import type { StoredCompany } from '@driftig/data/company.entities';
import { assertPlanHasRoom, assertPlanOpens, openPlanOf } from '@driftig/domain/company/plan';
import { danishDate } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';

import { settled, type Exchange } from './exchange.ts';

/**
 * What the company itself allows, in one place: a suspended one changes nothing (403), and a plan
 * opens or has room for what the route asks (402). Where two requests could both take the last
 * place, the change has the same limit as a condition; this gate only answers early.
 */
export function assertCompanyAllows(
  exchange: Exchange,
  route: Route,
  company: StoredCompany,
): void {
  if (changesCompany(route) && company.suspended) throw new AppError('suspended');
  if (route.plan !== undefined) assertPlanAllows(company, route.plan, exchange.now);
}

/** The company, where the gate needs it; read beside the stored first answer, not after it. */
export async function readCompanyForGate(
  exchange: Exchange,
  route: Route,
): Promise<StoredCompany | undefined> {
  if (!changesCompany(route) && route.plan === undefined) return undefined;
  return settled(exchange, 'store').company.getCached();
}

/** A person's own way in and out stays open: passwords, sessions and two-step login. */
function changesCompany({ access, method, readsOnly, word }: Route): boolean {
  return access !== 'public' && method !== 'GET' && !readsOnly && word !== 'auth';
}

function assertPlanAllows(company: StoredCompany, gate: PlanGate, now: string): void {
  const plan = openPlanOf(company, danishDate(now));
  if (gate === 'users') assertPlanHasRoom(plan, 'users', company.userCount);
  // Invoices are counted where their numbers are drawn, which is the handler's own first read.
  else if (gate !== 'invoices') assertPlanOpens(plan, gate);
}
