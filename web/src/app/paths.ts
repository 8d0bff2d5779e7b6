/** Every address of the application, once. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  invoiceCreate: '/increate',
  products: '/products',
  tasks: '/tasks',
  customers: '/customers',
  invoices: '/invo',
  invoice: (number: number) => `/invo/${number}`,
} as const;

/** Where a page reads its parameters from the address. */
export const patterns = {
  invoice: '/invo/:number',
} as const;

/** `?settings=<tab>` on any screen opens the settings dialog at that tab. */
export const SETTINGS_PARAM = 'settings';

/** What to open after logging in: only our own pages, never another site's. */
export function safeNext(next: string | null): string {
  return next !== null && /^\/[^/\\]/.test(next) ? next : paths.dashboard;
}
