/** The plans of the landing page and what each opens (part 1 §1, reading A7). */
export const plans = ['starter', 'pro', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

/** What a route may ask of the company's plan. */
export type PlanFeature = 'chat' | 'reminders' | 'vacation' | 'advancedInvoicing';

export const planFeatures: Record<Plan, readonly PlanFeature[]> = {
  starter: [],
  pro: ['chat', 'reminders', 'vacation', 'advancedInvoicing'],
  enterprise: ['chat', 'reminders', 'vacation', 'advancedInvoicing'],
};
