import type { Route } from '@driftig/contracts/core/route';
import type { SocketRoute } from '@driftig/contracts/core/socket-route';
import type { PlanGate } from '@driftig/contracts/core/plans';
import type { StoredCompany } from '@driftig/data/company/company.entities';
import type { CompanyStore } from '@driftig/data/store';
import { assertPlanHasRoom, assertPlanOpens, openPlanOf } from '@driftig/domain/company/plan';
import { danishDate } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';

/** A call, or a frame of the live channel. */
type Gated = Route | SocketRoute;

/**
 * Throws suspended (403) when a suspended company would change something, and plan_limit (402) when
 * the plan lacks what the route needs. Two requests can pass at once where only one place is left:
 * the write itself has the same limit as a condition.
 */
export function assertCompanyAllows(route: Gated, company: StoredCompany, now: string): void {
  if (changesCompany(route) && company.suspended) throw new AppError('suspended');
  if (route.plan !== undefined) assertPlanAllows(company, route.plan, now);
}

/** The company, where the route has something to check. The handler's own read finds it cached. */
export async function readCompanyForGate(
  store: CompanyStore,
  route: Gated,
): Promise<StoredCompany | undefined> {
  return changesCompany(route) || route.plan !== undefined ? store.company.getCached() : undefined;
}

/**
 * Passwords, sessions and two-step login (the word auth) stay open when the company is suspended, and so
 * does the live channel, but not the chat in it.
 */
function changesCompany(route: Gated): boolean {
  if ('frame' in route) return route.plan !== undefined;
  const { access, method, readsOnly, word } = route;
  return access !== 'public' && method !== 'GET' && !readsOnly && word !== 'auth';
}

function assertPlanAllows(company: StoredCompany, gate: PlanGate, now: string): void {
  const plan = openPlanOf(company, danishDate(now));
  if (gate === 'users') assertPlanHasRoom(plan, 'users', company.userCount);
  // The month's invoices are counted in the number series, which the handler reads first anyway.
  else if (gate !== 'invoices') assertPlanOpens(plan, gate);
}
