/** The plans of the landing page and what each opens (part 1 §1, reading A7). */
export const plans = ['starter', 'pro', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

/** What a plan opens or leaves closed. */
export type PlanFeature = 'chat' | 'reminders' | 'vacation' | 'advancedInvoicing';

/** What a plan counts: people (invited ones too) and invoices issued in a calendar month. */
export type PlanCount = 'users' | 'invoices';

/** What a route may ask of the company's plan. */
export type PlanGate = PlanFeature | PlanCount;

/** How many of each; `undefined` is without limit. */
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
