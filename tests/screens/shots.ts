import { sampleIds } from '@driftig/contracts/sample';
import type { DemoLogin } from '@driftig/local-cloud/cli/product';
import type { Page } from 'playwright-core';

/** A picture to take: where, as whom, and what to do before it. */
export interface Shot {
  readonly name: string;
  /** A newcomer has just registered; a founder has filled in the welcome form besides. */
  readonly role: DemoLogin['role'] | 'anonymous' | 'newcomer' | 'founder';
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
const openTab = (name: string) => async (page: Page) => {
  const tab = page.getByRole('tab', { name });
  if (await tab.isVisible()) await tab.click();
};
const openRowMenu = async (page: Page) => {
  const menu = page.getByRole('button', { name: /Handlinger|Flere|Menu/ });
  await menu.nth(1).click();
};

const settingsTabs = ['company', 'invoice', 'bank'];
const landingTabs = ['Kalender', 'Fakturering', 'Ordrer', 'Medarbejdere'];
const createTabs = ['Payment', 'Customer informations', 'Order information', 'Items'];

const office: readonly Omit<Shot, 'role'>[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'team', path: '/myteam' },
  { name: 'team-menu', path: '/myteam', act: openRowMenu },
  { name: 'team-invite', path: '/myteam?new=1' },
  { name: 'customers', path: '/customers' },
  { name: 'customers-new', path: '/customers?new=1' },
  { name: 'customers-edit', path: `/customers?open=${sampleIds.customer}` },
  { name: 'customers-search-empty', path: '/customers?q=findesikke' },
  { name: 'products', path: '/products' },
  { name: 'tasks', path: '/tasks' },
  { name: 'invoices', path: '/invo' },
  { name: 'invoices-menu', path: '/invo', act: openRowMenu },
  { name: 'invoice', path: '/invo/1001' },
  { name: 'invoice-unknown', path: '/invo/999999' },
  ...createTabs.map((tab, index) => ({
    name: `invoice-create-${index + 1}`,
    path: '/increate',
    act: openTab(tab),
  })),
  ...settingsTabs.map((tab) => ({ name: `settings-${tab}`, path: `/dashboard?settings=${tab}` })),
];

/** Every screen as every role. */
export const shots: readonly Shot[] = [
  { name: 'landing', role: 'anonymous', path: '/' },
  ...landingTabs.map((tab): Shot => ({
    name: `landing-${tab}`,
    role: 'anonymous',
    path: '/',
    act: openTab(tab),
  })),
  { name: 'info-time-tracking', role: 'anonymous', path: '/info/time-tracking' },
  { name: 'info-unknown', role: 'anonymous', path: '/info/andet' },
  { name: 'login', role: 'anonymous', path: '/', act: press('Log ind') },
  { name: 'register', role: 'anonymous', path: '/', act: press('Opret virksomhed') },
  { name: 'welcome', role: 'newcomer', path: '/dashboard' },
  { name: 'first-settings', role: 'founder', path: '/dashboard' },
  ...office.map((shot): Shot => ({ ...shot, role: 'owner' })),
  ...office.map((shot): Shot => ({ ...shot, role: 'administrator' })),
  { name: 'start', role: 'employee', path: '/dashboard' },
  { name: 'colleagues', role: 'employee', path: '/admin' },
  { name: 'not-found', role: 'employee', path: '/findes-ikke' },
];
