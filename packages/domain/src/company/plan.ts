import {
  planFeatures,
  planLimits,
  type Plan,
  type PlanCount,
  type PlanFeature,
} from '@driftig/contracts/core/plans';

import { addDays, daysBetween, type DateText } from '../dates.ts';
import { AppError } from '../errors.ts';
import type { Company } from './settings.ts';

type PlanState = Pick<Company, 'plan' | 'trialEndsOn'>;

const trialDays = 30;

/** The first day after a trial that begins `today` (reading A7). */
export function trialEndFrom(today: DateText): DateText {
  return addDays(today, trialDays);
}

/**
 * The company on another plan, at once. A company has one trial: it begins when Starter is first
 * left, runs on whatever is chosen meanwhile, and an agreed plan that is given up begins no new one.
 */
export function switchPlan(company: PlanState, plan: Plan, today: DateText): PlanState {
  const { trialEndsOn } = company;
  if (trialEndsOn !== '' || plan === company.plan) return { plan, trialEndsOn };
  if (plan === 'starter') return { plan, trialEndsOn: today };
  return { plan, trialEndsOn: company.plan === 'starter' ? trialEndFrom(today) : '' };
}

/** A plan agreed with the operator has no trial: it holds until it is changed. Starter needs none. */
export function switchToAgreedPlan(company: PlanState, plan: Plan, today: DateText): PlanState {
  return plan === 'starter' ? switchPlan(company, plan, today) : { plan, trialEndsOn: '' };
}

/** Days that are left of the trial, today included; undefined where there is none. */
export function trialDaysLeft(company: PlanState, today: DateText): number | undefined {
  if (company.trialEndsOn === '') return undefined;
  return Math.max(0, daysBetween(today, company.trialEndsOn));
}

/** What a screen says of the trial: nothing on Starter, which has none. */
export function displayedTrialDays(company: PlanState, today: DateText): number | undefined {
  return company.plan === 'starter' ? undefined : trialDaysLeft(company, today);
}

/** The plan whose limits hold today: Starter once a trial is over (reading A7). */
export function openPlanOf(company: PlanState, today: DateText): Plan {
  return trialDaysLeft(company, today) === 0 ? 'starter' : company.plan;
}

/** Throws plan_limit where the plan does not open a feature. */
export function assertPlanOpens(plan: Plan, feature: PlanFeature): void {
  if (!planFeatures[plan].includes(feature)) throw new AppError('plan_limit');
}

const limitTexts: Record<PlanCount, (limit: number) => string> = {
  users: (limit) =>
    `Jeres plan har plads til ${limit} brugere. Skift til Pro for at invitere flere.`,
  invoices: (limit) =>
    `Jeres plan har plads til ${limit} fakturaer om måneden. Skift til Pro for at lave flere nu.`,
};

/** What a request is told that would be one too many. */
export function planLimitError(plan: Plan, count: PlanCount): AppError {
  const limit = planLimits[plan][count] ?? 0;
  return new AppError('plan_limit', { message: limitTexts[count](limit) });
}

/** Throws plan_limit where the plan has no room for one more. */
export function assertPlanHasRoom(plan: Plan, count: PlanCount, used: number): void {
  if (used >= (planLimits[plan][count] ?? Infinity)) throw planLimitError(plan, count);
}
