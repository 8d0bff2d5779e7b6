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

/** What the addresses of our pages look like, with a parameter's value where a pattern names it. */
const known = Object.values({ ...paths, ...patterns })
  .filter((path) => path !== paths.home)
  .map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, String.raw`[\w-]+`)}$`));

/** Browsers read a backslash as a slash and leave out tabs and line breaks: neither is in ours. */
const ambiguous = /[\\\p{Cc}]/u;

/** What to open after logging in: one of our own pages with its query, never another site's. */
export function safeNext(next: string | null): string {
  const [path = ''] = next?.split('?') ?? [];
  const isOurs = next !== null && !ambiguous.test(next) && known.some((one) => one.test(path));
  return isOurs ? next : paths.dashboard;
}
