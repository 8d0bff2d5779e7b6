import { accessRules } from '@driftig/contracts/core/access';
import type { Route } from '@driftig/contracts/core/route';
import { danishDate } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';

import type { Services } from '../pipeline/services.ts';
import { companyThatRequiresSecondFactor, type VerifiedSession } from './verify-session.ts';

/**
 * Why a session may not use a call, a frame or the socket; undefined where it may. forbidden without the
 * right, second_factor_required where the person must set up two-step login first, except for the
 * founder's first forms until the company is set up.
 */
export async function accessRefusal(
  session: VerifiedSession,
  { access, withoutSecondFactor }: Pick<Route, 'access' | 'withoutSecondFactor'>,
  services: Pick<Services, 'table'>,
  now: string,
): Promise<AppError | undefined> {
  if (!accessRules[access](session.actor)) return new AppError('forbidden');
  if (withoutSecondFactor === true) return undefined;
  const company = await companyThatRequiresSecondFactor(session, services, danishDate(now));
  if (company === undefined) return undefined;
  if (withoutSecondFactor === 'setup' && company.firstTimeSetup) return undefined;
  return new AppError('second_factor_required');
}
