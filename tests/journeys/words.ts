import type { Word } from '@driftig/contracts/core/route';

/** The words whose screens a journey walks through: `npm test -- --word <word>` runs it for each. */
export const journeyWords: Readonly<Record<string, readonly Word[]>> = {
  'coming-and-going': ['auth'],
  dashboard: ['dashboard'],
  departments: ['company'],
  enquiries: ['orders'],
  'front-page': ['auth'],
  'getting-in': ['auth', 'employees'],
  guards: ['auth'],
  import: ['records'],
  'invoice-form': ['invoices'],
  keyboard: ['company', 'employees'],
  looks: ['company'],
  mails: ['auth'],
  'main-job': ['invoices'],
  orders: ['orders'],
  people: ['employees', 'company'],
  pictures: ['company', 'employees'],
  'plan-limits': ['company', 'invoices'],
  'receipt-decisions': ['receipts'],
  receipts: ['receipts'],
  records: ['records'],
  search: ['records'],
  'session-ends': ['auth'],
  'two-at-once': ['company'],
  'two-step': ['auth'],
};
