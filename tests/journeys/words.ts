import type { Word } from '@driftig/contracts/core/route';

/**
 * The words that a journey is about: `npm test -- --word <word>` runs it for each. A journey of no
 * word is about all screens; it runs with everything, and when a change touches what words share.
 */
export const journeyWords: Readonly<Record<string, readonly Word[]>> = {
  'coming-and-going': ['auth'],
  dashboard: ['dashboard'],
  departments: ['company'],
  enquiries: ['orders'],
  'first-run': ['dashboard'],
  'first-visits': [],
  'front-page': ['auth'],
  'getting-in': ['auth', 'employees'],
  guards: [],
  import: ['records'],
  'invoice-form': ['invoices'],
  keyboard: [],
  lists: [],
  looks: ['company'],
  mails: ['auth'],
  'main-job': ['invoices'],
  orders: ['orders'],
  people: ['employees', 'company'],
  pictures: ['company', 'employees'],
  'plan-limits': ['company', 'invoices'],
  'record-pages': ['records', 'orders', 'employees'],
  'receipt-decisions': ['receipts'],
  receipts: ['receipts'],
  records: ['records'],
  search: ['records'],
  'session-ends': ['auth'],
  shell: [],
  tabs: ['auth'],
  'two-at-once': ['company'],
  'two-step': ['auth'],
};
