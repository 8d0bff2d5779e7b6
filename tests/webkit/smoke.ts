import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makeCertificate } from '@driftig/local-cloud/https/certificate';
import { localDir } from '@driftig/local-cloud/repository-folders';
import { startTestSite } from '@driftig/local-cloud/testing/harness';

import { startDemo } from './start-demo.ts';
import { pageOf } from './page.ts';
import { startWebKit, type WebKit } from './webdriver.ts';

/** Enter, as WebDriver names keys. */
const enter = '\uE007';

interface Login {
  readonly email: string;
  readonly password: string;
}

interface Visit {
  readonly browser: WebKit;
  readonly url: string;
  readonly owner: Login;
  readonly employee: Login;
  /** Path of a picture of a receipt. */
  readonly picture: string;
}

type Step = readonly [name: string, act: (visit: Visit) => Promise<void>];

async function logIn({ browser, url }: Visit, { email, password }: Login): Promise<void> {
  const page = pageOf(browser);
  await browser.open(url);
  await page.press('button', 'Log ind');
  // The page has a field of that name, too.
  await page.see('Brug den e-mail');
  await page.type('E-mail', email);
  await page.type('Adgangskode', password + enter);
  await page.until(`location.pathname === '/dashboard'`);
}

/** Things that users of iPhones and Macs do every day. */
const steps: readonly Step[] = [
  ['log-in', (visit) => logIn(visit, visit.employee)],
  [
    'hours',
    async ({ browser, url }) => {
      const page = pageOf(browser);
      await browser.open(`${url}/timereg`);
      await page.press('button', 'Opret');
      await page.press('button', 'Projekt');
      await page.press('option', 'Intern');
      await page.type('Timer', '1,5');
      await page.type('Aktivitet', 'Prøve i WebKit');
      await page.press('button', 'Gem');
      await page.see('Timerne er gemt.');
    },
  ],
  [
    'frame of the chat',
    async ({ browser, url }) => {
      const page = pageOf(browser);
      await browser.open(`${url}/chat`);
      await page.press('link', 'Mette Lindqvist');
      await page.type('Besked til', `Hej fra WebKit${enter}`);
      await page.see('Hej fra WebKit');
      await page.see('Sendt');
    },
  ],
  ['log-out', ({ browser }) => logOut(browser)],
  [
    'invoice',
    async (visit) => {
      const { browser, url } = visit;
      await logIn(visit, visit.owner);
      const page = pageOf(browser);
      await browser.open(`${url}/increate`);
      await page.press('tab', 'Payment');
      await page.press('radio', 'End');
      await page.press('tab', 'Customer');
      await page.type('Firma', 'WebKit ApS');
      await page.press('tab', 'Items');
      await page.type('Beskrivelse', 'Telt 2 x 3 m');
      await page.type('Pris', `1234,50${enter}`);
      await page.see('1.543,13 kr.');
      await page.press('button', 'Gem faktura');
      await page.see('Data saved successfully!');
    },
  ],
  [
    'photo of a receipt',
    async ({ browser, url, picture }) => {
      const page = pageOf(browser);
      await browser.open(`${url}/receipts`);
      await page.press('button', 'Upload kvittering');
      await page.choose(picture);
      await page.see('bon.png');
      await page.type('Firma', 'Byggecenter WebKit');
      await page.type('Beskrivelse', 'Skruer');
      await page.type('Beløb', '348,75');
      await page.type('Dato', '14-07-2026');
      await page.press('button', 'Upload kvittering');
      await page.see('Kvitteringen er uploadet.');
    },
  ],
  [
    'dark colours by the menu of the person',
    async ({ browser, url }) => {
      const page = pageOf(browser);
      await browser.open(`${url}/dashboard`);
      await page.press('button', 'Mette Lindqvist');
      await page.press('radio', 'Mørkt udseende');
      await page.until(`document.documentElement.dataset.mantineColorScheme === 'dark'`);
    },
  ],
  [
    'Back after the log-out shows nothing of the session',
    async ({ browser }) => {
      await logOut(browser);
      await browser.back();
      await pageOf(browser).see('Log ind');
    },
  ],
];

async function logOut(browser: WebKit): Promise<void> {
  const page = pageOf(browser);
  await page.press('button', 'Log Out');
  await page.see('Opret virksomhed');
}

/**
 * `npm run check:webkit`: the steps in a real WebKit, on the built site with the demo company, by https. What follows the
 * command are features of WebKit that are switched on or off (`-- -PopoverAttribute`).
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const site = await startTestSite({ certificate: makeCertificate(new Date()) });
let browser: WebKit | undefined;
try {
  const demo = await startDemo();
  browser = await startWebKit(process.argv.slice(2));
  for (const [name, act] of steps) {
    const fault = await faultOf(act({ ...demo, browser, url: site.url }));
    say(fault === undefined ? `✓ ${name}` : `✗ ${name}: ${fault}`);
    if (fault === undefined) continue;
    process.exitCode = 1;
    await keepPicture(browser, name);
  }
} finally {
  await browser?.stop();
  await site.stop();
}

/** Undefined where the step went well. The others go on: each of them opens its own page. */
function faultOf(step: Promise<void>): Promise<string | undefined> {
  return step.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

async function keepPicture(shown: WebKit, step: string): Promise<void> {
  const folder = join(localDir, 'screens');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, `webkit-${step.replaceAll(' ', '-')}.png`),
    await shown.screenshot(),
  );
}
