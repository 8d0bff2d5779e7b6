import { timeRoutes } from '@driftig/contracts/time/routes';
import { expect, test } from 'vitest';

import { createCompany } from '../support/company/company.ts';
import { createProject, ownHours, today } from '../support/company/hours.ts';
import {
  allowInConsole,
  button,
  context,
  dialogButton,
  expectAccessible,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();

const form = () => page.locator('form').last();
const hoursField = () => form().getByRole('textbox', { name: 'Timer', exact: true });

test('hours that are typed without a connection survive a reload, wait, and stand once when it is back', async () => {
  const company = await createCompany();
  await createProject(company.owner, 'Lager og pakning');
  const { employee } = company;
  await openWindow({ as: employee, width: 360, serviceWorkers: 'allow' });
  await page.clock.install();
  await page.goto('/timereg');
  await page.getByText(/^Ingen tidsregistreringer fundet/).waitFor();
  await button('Opret').click();
  await button(/^Projekt/).click();
  await page.getByRole('option', { name: /Lager og pakning/ }).click();
  await hoursField().fill('7,5');
  // The code is kept once the screen has settled.
  await page.clock.fastForward(5000);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session-user'))).not.toBeNull();

  allowInConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was preloaded using|^A preload for/);
  await context.setOffline(true);
  await page.reload();
  await page.getByText('Ingen forbindelse.').waitFor();
  await expect.poll(() => hoursField().inputValue()).toBe('7,5');
  await expectToast(page, 'Sendes, når der er net.', () => button('Gem').click());
  await page.getByText('Venter på at blive sendt').waitFor();
  await expectAccessible();
  await page.reload();
  await page.getByText('Sendes, når der er net', { exact: true }).waitFor();

  await button('Åbn menu').click();
  await button('Log Out').click();
  await page.getByText('Log ud uden at sende dine timer?').waitFor();
  await dialogButton('Bliv her').click();

  await expectToast(page, 'Timerne fra før er sendt.', () => context.setOffline(false));
  await page.getByText('Venter på at blive sendt').waitFor({ state: 'detached' });
  const { data, total } = await ownHours(employee);
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({ date: today(), hours: 7.5, projectname: 'Lager og pakning' });
  const { text } = await employee.call(timeRoutes.getTimeReportHistory, {
    params: { id: data[0]?.id ?? '' },
  });
  expect(text).toContain('Skrevet på enheden');

  // Public code alone: no answer, no picture.
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(50);
  expect(
    kept.filter((path) => !/^\/(assets\/.*\.(js|css|woff2)|[\w.-]+\.\w+)$/.test(path)),
  ).toEqual([]);
});
