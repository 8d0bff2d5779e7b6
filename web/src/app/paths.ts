/** Every address of the application, once. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  team: '/myteam',
  colleagues: '/admin',
  invoiceCreate: '/increate',
  products: '/products',
  tasks: '/tasks',
  customers: '/customers',
  invoices: '/invo',
  approveHours: '/approvehours',
  vacation: '/vacat',
  orders: '/order',
  enquiries: '/enquiries',
  employeesHours: '/employeehours',
  calendarView: '/calenderview',
  planner: '/planner',
  sandbox: '/sandbox',
  receipts: '/receipts',
  accountant: '/accountant',
  timesheet: '/timereg',
  generalTasks: '/genereltasks',
  chat: '/chat',
  profile: '/profile',
  invoice: (number: number) => `/invo/${number}`,
  tokenNotFound: '/not-found',
} as const;

/** Where a page reads its parameters from the address. */
export const patterns = {
  invoice: '/invo/:number',
  signUp: '/signup/:token',
} as const;

/** The pages of an invitation: whoever has the link may see them, logged in or not. */
export function isInvitation(path: string): boolean {
  return path.startsWith('/signup/') || path === paths.tokenNotFound;
}

/** The slug of an info page; undefined where the address is another page's. */
export function infoSlug(path: string): string | undefined {
  return /^\/info\/([^/]*)\/?$/.exec(path)?.[1];
}

/** `?settings=<tab>` on any screen opens the settings dialog at that tab. */
export const SETTINGS_PARAM = 'settings';

/** The token of a link to a new password, `/?reset=<token>`: it opens the front page's dialog. */
export function resetToken(): string | null {
  return new URLSearchParams(window.location.search).get('reset');
}

/** It has been used or given up: neither a reload nor the history brings it back. */
export function removeResetToken(): void {
  if (resetToken() === null) return;
  const address = new URL(window.location.href);
  address.searchParams.delete('reset');
  window.history.replaceState(window.history.state, '', address);
}

/** What the addresses of our pages look like, with a parameter's value where a pattern names it. */
const KNOWN_PATHS = Object.values({ ...paths, ...patterns })
  .filter((path) => path !== paths.home && path !== paths.tokenNotFound && path !== patterns.signUp)
  .map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, String.raw`[\w-]+`)}$`));

/** Browsers read a backslash as a slash and leave out tabs and line breaks: neither is in ours. */
const AMBIGUOUS = /[\\\p{Cc}]/u;

/** What to open after logging in: one of our own pages with its query, never another site's. */
export function safeNext(next: string | null): string {
  const [path = ''] = next?.split('?') ?? [];
  const isOurs =
    next !== null && !AMBIGUOUS.test(next) && KNOWN_PATHS.some((one) => one.test(path));
  return isOurs ? next : paths.dashboard;
}
