/** Presets of the invoice form: a customer's id, an order's number. */
export const INVOICE_CUSTOMER_PARAM = 'customer';
export const INVOICE_ORDER_PARAM = 'order';

/** Every path of the application. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  team: '/myteam',
  colleagues: '/admin',
  invoiceCreate: '/increate',
  products: '/products',
  productGroups: '/product-groups',
  tasks: '/tasks',
  customers: '/customers',
  invoices: '/invo',
  approveHours: '/approvehours',
  deviations: '/approvehours/deviations',
  vacation: '/vacat',
  orders: '/order',
  enquiries: '/enquiries',
  employeesHours: '/employeehours',
  calendarView: '/calenderview',
  planner: '/planner',
  sandbox: '/sandbox',
  receipts: '/receipts',
  accountant: '/accountant',
  mileage: '/mileage',
  timesheet: '/timereg',
  register: '/timereg/register',
  generalTasks: '/genereltasks',
  chat: '/chat',
  profile: '/profile',
  notifications: '/notifications',
  invoice: (number: number) => `/invo/${number}`,
  signUp: '/signup',
  confirmEmail: '/confirm',
  customer: (id: string) => `/customers/${id}`,
  order: (number: number) => `/order/${number}`,
  enquiry: (id: string) => `/enquiries/${id}`,
  employee: (id: string) => `/myteam/${id}`,
  employeeRegister: (id: string) => `/myteam/${id}/register`,
  tokenNotFound: '/not-found',
  privacy: '/info/privatliv',
  terms: '/info/vilkaar',
} as const;

/** The invoice with the form of its mail opened. */
export const sendInvoicePath = (number: number) => `${paths.invoice(number)}?action=send`;

/** The invoice form, filled in from a customer or an order. */
export const invoiceFormFor = {
  customer: (id: string) => `${paths.invoiceCreate}?${INVOICE_CUSTOMER_PARAM}=${id}`,
  order: (number: number) => `${paths.invoiceCreate}?${INVOICE_ORDER_PARAM}=${number}`,
} as const;

/** `?overview=<date>` opens the overview of holiday on the page of absence, at that date. */
export const OVERVIEW_PARAM = 'overview';
export const vacationOverview = (date: string) => `${paths.vacation}?${OVERVIEW_PARAM}=${date}`;

/** A list with one of its records open. */
export const openIn = (list: string, id: string) => `${list}?open=${encodeURIComponent(id)}`;

/** A task's card on the board. */
export const boardTask = (id: string) => openIn(paths.generalTasks, id);

/** The board with the tasks of one person. */
export const tasksOfPerson = (id: string) =>
  `${paths.generalTasks}?person=${encodeURIComponent(id)}`;

/** The conversation with a colleague, or of a group. */
export const chatWith = (id: string) => `${paths.chat}?with=${encodeURIComponent(id)}`;

/** The part of the dashboard with an employee's calendar. */
export const CALENDAR_HASH = '#kalender';

/** A day in an employee's own calendar. */
export const dayInCalendar = (date: string) => `${paths.dashboard}?date=${date}`;

/** The hours of all employees on a project or an order, of one status. */
export const hoursOfProject = (projectId: string, status: 'pending' | 'approved') =>
  `${paths.approveHours}?status=${status}&project=${encodeURIComponent(projectId)}`;

/** Paths with parameters, as React Router patterns. */
export const patterns = {
  invoice: '/invo/:number',
  customer: '/customers/:id',
  order: '/order/:number',
  enquiry: '/enquiries/:id',
  employee: '/myteam/:id',
  employeeRegister: '/myteam/:id/register',
} as const;

const mailedPages = new Set<string>([paths.signUp, paths.confirmEmail, paths.tokenNotFound]);

/** Whether the path is a page that a mail leads to, which can be opened with or without a login. */
export function isMailedPage(path: string): boolean {
  return mailedPages.has(path);
}

/** The slug of an info page; undefined for other paths. */
export function infoSlug(path: string): string | undefined {
  return /^\/info\/([^/]*)\/?$/.exec(path)?.[1];
}

/** A company's public booking form. */
export function bookingPath(slug: string): string {
  return `/book/${slug}`;
}

/** The slug of a company's booking form in the address; undefined for other paths. */
export function bookingSlug(path: string): string | undefined {
  return /^\/book\/([^/]+)\/?$/.exec(path)?.[1];
}

/** The code of an invoice in the address of its public page; undefined for other paths. */
export function voucherCode(path: string): string | undefined {
  return /^\/bilag\/([^/]+)\/?$/.exec(path)?.[1];
}

/** `?settings=<tab>` opens the settings dialog on any screen, at that tab. */
export const SETTINGS_PARAM = 'settings';

/** Regular expressions of the paths that may be opened after logging in. */
const KNOWN_PATHS = Object.values({ ...paths, ...patterns })
  .filter((path) => path !== paths.home && !mailedPages.has(path))
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
