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

/** The first day after a trial that begins `today` (product A7). */
export function trialEndFrom(today: DateText): DateText {
  return addDays(today, trialDays);
}

/**
 * Plan and trial after a change of plan, which takes effect at once. A company has one trial: it
 * begins with the first plan after Starter and goes on through later changes. Giving up a plan that
 * was agreed with the operator starts no trial.
 */
export function switchPlan(company: PlanState, plan: Plan, today: DateText): PlanState {
  const { trialEndsOn } = company;
  if (trialEndsOn !== '' || plan === company.plan) return { plan, trialEndsOn };
  if (plan === 'starter') return { plan, trialEndsOn: today };
  return { plan, trialEndsOn: company.plan === 'starter' ? trialEndFrom(today) : '' };
}

/** A plan agreed with the operator has no trial and no end. */
export function switchToAgreedPlan(company: PlanState, plan: Plan, today: DateText): PlanState {
  return plan === 'starter' ? switchPlan(company, plan, today) : { plan, trialEndsOn: '' };
}

/** Days left of the trial, today included; undefined without a trial. */
export function trialDaysLeft(company: PlanState, today: DateText): number | undefined {
  if (company.trialEndsOn === '') return undefined;
  return Math.max(0, daysBetween(today, company.trialEndsOn));
}

/** The days left as screens show them: undefined on Starter, where a trial means nothing. */
export function displayedTrialDays(company: PlanState, today: DateText): number | undefined {
  return company.plan === 'starter' ? undefined : trialDaysLeft(company, today);
}

/** The plan whose limits hold today: Starter once a trial is over (product A7). */
export function openPlanOf(company: PlanState, today: DateText): Plan {
  return trialDaysLeft(company, today) === 0 ? 'starter' : company.plan;
}

/** Throws plan_limit when the plan does not include the feature. */
export function assertPlanOpens(plan: Plan, feature: PlanFeature): void {
  if (!planFeatures[plan].includes(feature)) throw new AppError('plan_limit');
}

const limitTexts: Record<PlanCount, (limit: number) => string> = {
  users: (limit) =>
    `Jeres plan har plads til ${limit} brugere. Skift til Pro for at invitere flere.`,
  invoices: (limit) =>
    `Jeres plan har plads til ${limit} fakturaer om måneden. Skift til Pro for at lave flere nu.`,
};

/** The error (402) for one user or invoice more than the plan includes. */
export function planLimitError(plan: Plan, count: PlanCount): AppError {
  const limit = planLimits[plan][count] ?? 0;
  return new AppError('plan_limit', { message: limitTexts[count](limit) });
}

/** Throws plan_limit when `used` has reached the plan's limit. */
export function assertPlanHasRoom(plan: Plan, count: PlanCount, used: number): void {
  if (used >= (planLimits[plan][count] ?? Infinity)) throw planLimitError(plan, count);
}
