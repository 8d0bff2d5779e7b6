/** Every path of the application. */
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

/** Paths with parameters, as React Router patterns. */
export const patterns = {
  invoice: '/invo/:number',
  signUp: '/signup/:token',
} as const;

/** Whether the path is a page of an invitation, which can be opened with or without a login. */
export function isInvitation(path: string): boolean {
  return path.startsWith('/signup/') || path === paths.tokenNotFound;
}

/** The slug of an info page; undefined for other paths. */
export function infoSlug(path: string): string | undefined {
  return /^\/info\/([^/]*)\/?$/.exec(path)?.[1];
}

/** `?settings=<tab>` opens the settings dialog on any screen, at that tab. */
export const SETTINGS_PARAM = 'settings';

/**
 * The token of a password reset link, `/?reset=<token>`, which opens the dialog on the front page.
 */
export function resetToken(): string | null {
  return new URLSearchParams(window.location.search).get('reset');
}

/**
 * Removes the token from the URL after use or cancel, so that a reload does not open the dialog.
 */
export function removeResetToken(): void {
  if (resetToken() === null) return;
  const address = new URL(window.location.href);
  address.searchParams.delete('reset');
  window.history.replaceState(window.history.state, '', address);
}

/** Regular expressions of the paths that may be opened after logging in. */
const KNOWN_PATHS = Object.values({ ...paths, ...patterns })
  .filter((path) => path !== paths.home && path !== paths.tokenNotFound && path !== patterns.signUp)
  .map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, String.raw`[\w-]+`)}$`));

/**
 * Browsers treat a backslash as a slash and drop tabs and line breaks. None of these is in our
 * paths.
 */
const AMBIGUOUS = /[\\\p{Cc}]/u;

/**
 * The page to open after logging in: one of our own with its query, else the dashboard. No open
 * redirect.
 */
export function safeNext(next: string | null): string {
  const [path = ''] = next?.split('?') ?? [];
  const isOurs =
    next !== null && !AMBIGUOUS.test(next) && KNOWN_PATHS.some((one) => one.test(path));
  return isOurs ? next : paths.dashboard;
}
