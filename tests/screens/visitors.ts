import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

import type { Role } from './shot.ts';
import { fromNow, moveClock } from './working-hour.ts';

/** A browser context for a role, which logs in once. */
export async function openContext(
  browser: Browser,
  baseURL: string,
  role: Role,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    ...options,
    baseURL,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(moveClock, fromNow);
  await logInAs[role](context);
  return context;
}

type Arrive = (context: BrowserContext) => Promise<void>;

const asDemo =
  (role: 'owner' | 'administrator' | 'employee'): Arrive =>
  async (context) => {
    const { demoLogins } = await import('@driftig/local-cloud/demo/logins');
    const login = demoLogins.find((one) => one.role === role);
    if (login === undefined) throw new Error(`Nobody in the demo company is ${role}`);
    await logIn(context, login);
  };

const logInAs: Record<Role, Arrive> = {
  anonymous: async () => undefined,
  owner: asDemo('owner'),
  administrator: asDemo('administrator'),
  employee: asDemo('employee'),
  newcomer: async (context) => register(context, 'newcomer'),
  founder: async (context) => introduce(context, 'founder'),
  enrolling: async (context) => {
    await introduce(context, 'enrolling');
    const { settingsForm } = await import('../support/company/company-settings.ts');
    await post(context, '/upd/updateGeneral', settingsForm);
  },
  beginner: async (context) => {
    const { createCompany, testPassword } = await import('../support/company/company.ts');
    const { owner } = await createCompany({ companyName: 'Nyt Firma ApS' });
    // The first session creates the user in the user pool.
    await owner.session();
    await logIn(context, { email: owner.user.email, password: testPassword });
  },
};

/** Registers a company that has not filled in the first-time forms. */
async function register(context: BrowserContext, name: string): Promise<void> {
  const { demoPassword } = await import('@driftig/local-cloud/demo/people');
  const login = { email: `${name}@nyt-firma.dk`, password: demoPassword };
  await post(context, '/auth/register', { ...login, companyName: 'Nyt Firma ApS', plan: 'pro' });
  await logIn(context, login);
}

async function introduce(context: BrowserContext, name: string): Promise<void> {
  await register(context, name);
  const person = { fullName: 'Nete Nymand', phone: '86 00 00 00', mobile: '20 00 00 00' };
  await post(context, '/upd/updFirstUserInfo', person);
}

async function logIn(
  context: BrowserContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await post(context, '/auth/login', { email, password });
}

async function post(context: BrowserContext, path: string, data: object): Promise<void> {
  const answer = await context.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
}
