/**
 * Counts of the demo company on 21 November 2026. Its test counts it, and writes this line anew by
 * `UPDATE_DEMO_NUMBERS=1 npx vitest run --project local-cloud packages/local-cloud/src/demo/load-demo`.
 */
export const demoNumbers = { people: 12, orders: 252, invoices: 231, vouchers: 408 };
