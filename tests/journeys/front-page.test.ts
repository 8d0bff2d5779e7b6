import { sentMails } from '@driftig/local-cloud/stand-ins/ses';
import { beforeEach, describe, expect, test } from 'vitest';

import { testPassword } from '../support/company/company.ts';
import { newEmail } from '../support/stack/emails.ts';
import {
  consoleLines,
  expectAccessible,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { site } from '../support/browser/site.ts';

setUpScreens();

const tab = (name: string) => page.getByRole('tab', { name });
const shownPanel = () => page.getByRole('tabpanel');
const waitForHydration = () => page.locator('html[data-ready]').waitFor();
const contact = () => page.getByRole('form', { name: 'Skriv til os' });
const field = (name: string) => contact().getByRole('textbox', { name });
const waitForFocus = (label: string) => page.locator(':focus').and(field(label)).waitFor();

async function fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
}

describe('a visitor', () => {
  test('reads the whole front page and the page about the law without JavaScript', async () => {
    await openScreen('/', { javaScriptEnabled: false });
    await page.getByRole('heading', { level: 1, name: /Vagter, timer og fakturaer/ }).waitFor();
    await page.getByText('299 kr.', { exact: false }).first().waitFor();
    await page.getByText('Mest populær').waitFor();
    await page.getByRole('link', { name: 'Regler om arbejdstid' }).click();
    await page.getByRole('heading', { name: 'Pligten til at registrere arbejdstid' }).waitFor();
    expect(await page.title()).toBe('Pligten til at registrere arbejdstid · Driftig');
    await expect
      .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'))
      .toBe('/info/time-tracking');
    await page.getByRole('link', { name: 'Privatliv' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privatliv' }).waitFor();
    await page.getByRole('link', { name: 'Vilkår' }).click();
    await page.getByText('Alle priser er ekskl. moms.', { exact: false }).waitFor();
  });

  test.each(['/info/privatliv', '/info/vilkaar'])(
    'can read %s with a screen reader',
    async (path) => {
      await openScreen(path, { width: 360 });
      await expectAccessible();
    },
  );

  test('walks through the example screens with the arrow keys', async () => {
    await openScreen('/');
    await waitForHydration();
    await tab('Tidsregistrering').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator(':focus').and(tab('Kalender')).waitFor();
    await shownPanel().and(page.getByLabel('Kalender')).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('switch', { name: 'Jonas Bak må logge ind' }).waitFor();
    await page.keyboard.press('ArrowRight');
    const approve = page.getByRole('button', { name: 'Godkend, Jonas Bak' });
    await approve.press('Enter');
    await expect.poll(() => approve.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.getByRole('tab', { selected: true }).count()).toBe(1);
    expect(consoleLines()).toEqual([]);
  });

  test('sees the film on request, fetched no sooner, with controls', async () => {
    const fetched: string[] = [];
    await openWindow();
    page.on('request', (sent) => void fetched.push(new URL(sent.url()).pathname));
    await page.goto('/');
    await waitForHydration();
    const film = page.getByLabel('Film om Driftig, 40 sekunder, uden lyd');
    await expect.poll(() => film.count()).toBe(0);
    await page.getByText('Momsen står klar til at blive indberettet').waitFor();
    expect(fetched.filter((path) => /film\.(webm|mp4)$/.test(path))).toEqual([]);
    await page.getByRole('button', { name: 'Se filmen' }).press('Enter');
    await film.and(page.locator(':focus')).waitFor();
    const played = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(played).toBeGreaterThan(0);
    const shown = await film.evaluate((video: HTMLVideoElement) => ({
      controls: video.controls,
      seconds: Math.round(video.duration),
      width: video.videoWidth,
      height: video.videoHeight,
    }));
    expect(shown).toEqual({ controls: true, seconds: 40, width: 1280, height: 800 });
    await expectAccessible();
  });

  test('sees an example recalculated after a click', async () => {
    await openScreen('/');
    await waitForHydration();
    await tab('Fakturering').click();
    await shownPanel().getByText('55.606,25 kr.').waitFor();
    await page.getByLabel('Kunden har betalt depositum').uncheck();
    await shownPanel().getByText('60.606,25 kr.').waitFor();
    await expect
      .poll(() => shownPanel().getByText('Betalt depositum', { exact: true }).count())
      .toBe(0);
  });

  test.each(['Starter', 'Pro', 'Enterprise'])('registers with the plan %s', async (plan) => {
    await openScreen('/');
    await page.getByRole('button', { name: `Vælg ${plan}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/E-mail/).fill(newEmail(plan.toLowerCase()));
    await dialog.getByRole('textbox', { name: /Adgangskode/ }).fill(testPassword);
    await dialog.getByLabel(/Virksomhed/).fill('Fjord Event ApS');
    const [sent] = await Promise.all([
      page.waitForRequest('**/auth/register'),
      page.keyboard.press('Enter'),
    ]);
    expect(sent.postDataJSON()).toMatchObject({ plan: plan.toLowerCase() });
    expect((await sent.response())?.status()).toBe(201);
  });

  test.each([
    ['any code', '**/assets/*.js', false],
    ['the page’s own code', '**/assets/front-*.js', true],
  ])(
    'clicks a button before %s is loaded, and the click is replayed',
    async (_, files, hasBegun) => {
      const code = Promise.withResolvers<void>();
      await openWindow();
      await page.route(files, async (route) => {
        await code.promise;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      // React has begun to hydrate the page and waits for the code of its parts.
      await page.waitForFunction((wanted) => {
        const keys = Object.keys(document.getElementById('root') ?? {});
        return !wanted || keys.some((key) => key.startsWith('__reactContainer'));
      }, hasBegun);
      await page.getByRole('button', { name: 'Log ind' }).first().click();
      code.resolve();
      await page
        .getByRole('dialog')
        .getByLabel(/E-mail/)
        .waitFor();
      await expect.poll(() => page.locator('[data-pressed]').count()).toBe(0);
    },
  );
});

describe('the contact form', () => {
  beforeEach(async () => {
    await openScreen('/#contact');
    await waitForHydration();
  });

  test('sends a message to the operator', async () => {
    await fillIn({
      Navn: 'Nete Nymand',
      'E-mail': 'nete@nyt-firma.dk',
      Virksomhed: 'Nyt Firma',
      Besked: 'Passer Driftig til os?',
    });
    await contact().getByRole('button', { name: 'Send' }).press('Enter');
    await contact().getByText('Tak for din besked. Vi svarer inden for en arbejdsdag.').waitFor();
    await expect.poll(() => field('Besked').inputValue()).toBe('');
    const texts = async () =>
      (await sentMails(site().env.AWS_ENDPOINT_URL_SESV2)).map(({ body }) => body.text ?? '');
    await expect
      .poll(texts, { timeout: 15_000 })
      .toContainEqual(expect.stringContaining('Passer Driftig til os?'));
    expect((await texts()).join('\n')).toContain('nete@nyt-firma.dk');
  });

  test('shows at each field what is missing and keeps what was typed', async () => {
    await fillIn({ Navn: 'Nete', 'E-mail': 'nete@', Besked: '' });
    await contact().getByRole('button', { name: 'Send' }).click();
    await contact().getByText('Indtast en gyldig email').waitFor();
    await contact().getByText('Skriv en besked.').waitFor();
    await waitForFocus('E-mail');
    await expect.poll(() => field('Navn').inputValue()).toBe('Nete');
    await expectAccessible();

    await field('E-mail').fill('nete@nyt-firma.dk');
    await page.keyboard.press('Tab');
    await contact().getByText('Indtast en gyldig email').waitFor({ state: 'detached' });
  });

  test('keeps the message when the request fails', async () => {
    await fillIn({ Navn: 'Nete', 'E-mail': 'nete@nyt-firma.dk', Besked: 'Hej' });
    await page.route('**/contact', (route) => route.abort());
    await contact().getByRole('button', { name: 'Send' }).click();
    await contact().getByRole('alert').getByText('Beskeden er ikke sendt.').waitFor();
    await expect.poll(() => field('Besked').inputValue()).toBe('Hej');
  });

  test('has a honeypot field that is hidden from people and screen readers', async () => {
    const honeypot = page.locator('[name="website"]');
    await expect.poll(() => honeypot.isVisible()).toBe(false);
    await expect
      .poll(() => contact().getByRole('textbox', { includeHidden: false }).count())
      .toBe(4);
  });
});

test('an unknown info page shows the documented "Page not found"', async () => {
  await openScreen('/info/andet');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByText("This page doesn't exist.").waitFor();
  await expect
    .poll(() => page.locator('meta[name="robots"]').getAttribute('content'))
    .toBe('noindex');
});
