/** The plans of the landing page (product P1 to P12). */
export const plans = ['starter', 'pro', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

/** Features that a plan may include. */
export type PlanFeature = 'chat' | 'reminders' | 'vacation' | 'advancedInvoicing';

/**
 * Counts that a plan limits: users (invited ones included) and invoices issued in a calendar month.
 */
export type PlanCount = 'users' | 'invoices';

/** Feature or count that a route may require of the company's plan. */
export type PlanGate = PlanFeature | PlanCount;

/** `undefined` is without limit. */
export const planLimits: Record<Plan, Readonly<Record<PlanCount, number | undefined>>> = {
  starter: { users: 2, invoices: 20 },
  pro: { users: undefined, invoices: undefined },
  enterprise: { users: undefined, invoices: undefined },
};

export const planFeatures: Record<Plan, readonly PlanFeature[]> = {
  starter: [],
  pro: ['chat', 'reminders', 'vacation', 'advancedInvoicing'],
  enterprise: ['chat', 'reminders', 'vacation', 'advancedInvoicing'],
};
