import { bookingRoutes } from '@driftig/contracts/orders/booking';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { bookableDate, enquiriesOf, openBookingForm } from '../support/company/booking.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { newEmail } from '../support/stack/emails.ts';
import {
  button,
  context,
  dialog,
  dialogButton,
  expectAccessible,
  hasFocus,
  logInQuietly,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS', plan: 'pro' });
});

const field = (name: string) => page.getByLabel(name, { exact: false }).first();
const send = () => button('Send forespørgsel');

async function fillIn(email = newEmail('maja')): Promise<void> {
  await page.getByRole('textbox', { name: 'Navn' }).fill('Maja Holm');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Telefon' }).fill('22 33 44 55');
  await page.getByRole('textbox', { name: 'Anledning' }).fill('Reception');
  await field('Dato').fill(bookableDate);
  await page.getByRole('spinbutton', { name: 'Deltagere' }).fill('80');
  await field('Fra kl.').fill('14:00');
  await field('Til kl.').fill('17:00');
  await page.getByRole('textbox', { name: 'Fra sted' }).fill('Ry');
  await page.getByRole('textbox', { name: 'Til sted' }).fill('Laven');
  await page.getByRole('textbox', { name: 'Pynt' }).fill('Lyskæder');
  await page.getByRole('textbox', { name: 'Drikkevarer' }).fill('Bobler');
  await page.getByRole('checkbox', { name: 'Med flaske' }).check();
  await page.getByRole('textbox', { name: 'Besked' }).fill('Med scene?');
}
const agree = () => page.getByRole('checkbox', { name: /må gemme/ }).check();

describe.each([1440, 360])('at %i px', (width) => {
  test('a booking becomes an enquiry, an order and what the invoice form begins with', async () => {
    const slug = await openBookingForm(company, { introduction: 'Fortæl os om jeres fest.' });
    await openScreen(`/book/${slug}`, { width });
    await page.getByText('Fortæl os om jeres fest.').waitFor();
    await expectAccessible();
    await send().click();
    for (const text of ['Skriv dit navn.', 'Skriv din e-mail.', 'Vælg en dato.', /^Sæt kryds/])
      await page.getByText(text).waitFor();
    expect(await hasFocus(page.getByRole('textbox', { name: 'Navn' }))).toBe(true);
    await expectAccessible();
    await fillIn();
    await agree();
    await send().dblclick();
    await page.getByRole('heading', { name: 'Tak, Maja Holm' }).waitFor();
    await expectAccessible();
    expect(await enquiriesOf(company)).toHaveLength(1);

    await logInQuietly(context, company.owner);
    await page.goto('/enquiries');
    await rowOf('Maja Holm').getByText('Maja Holm').first().click();
    await dialog().getByRole('heading', { name: 'Enquiry details' }).waitFor();
    await dialog().getByText('Med scene?').waitFor();
    await expectAccessible();
    await dialogButton('Opret ordre').click();
    await dialog().getByRole('textbox', { name: 'Titel' }).waitFor();
    await dialogButton('Gem').click();
    await expect
      .poll(async () => (await enquiriesOf(company))[0]?.['status'], { timeout: 15_000 })
      .toBe(3);
    const { json } = await company.owner.call(orderRoutes.getOrderOverview, {
      query: { ordernumber: '1' },
    });
    const { order } = json as { order: Record<string, string> };
    expect(order['tittle']).toBe('Reception, Maja Holm');
    expect(order['orderdescription']?.split('\n')).toEqual([
      'Med scene?',
      'Deltagere: 80',
      'Telefon: 22 33 44 55',
      expect.stringMatching(/^E-mail: /),
      'Fra sted: Ry',
      'Til sted: Laven',
      'Pynt: Lyskæder',
      'Drikkevarer: Bobler',
      'Med flaske',
    ]);
    await page.goto('/increate?order=1');
    if (width < 768) return page.getByRole('heading', { name: 'Invoice create' }).first().waitFor();
    await page.getByRole('tab', { name: /Order information/ }).click();
    const title = page.getByRole('textbox', { name: 'Titel' }).first();
    await expect.poll(() => title.inputValue()).toBe('Reception, Maja Holm');
  });

  test('typed text is kept when the connection is lost and when the page is loaded again', async () => {
    const slug = await openBookingForm(company);
    await openScreen(`/book/${slug}`, { width });
    await fillIn();
    await agree();
    await page.route('**/api/book/*', (route) => route.abort());
    await send().click();
    await page.getByText('Det, du har skrevet, står her stadig.').waitFor();
    await expectAccessible();
    await page.unroute('**/api/book/*');
    await page.reload();
    const message = page.getByRole('textbox', { name: 'Besked' });
    await message.waitFor();
    await expect.poll(() => message.inputValue()).toBe('Med scene?');
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'Med flaske' }).isChecked())
      .toBe(true);
    await expect
      .poll(() => page.getByRole('checkbox', { name: /må gemme/ }).isChecked())
      .toBe(false);
    await agree();
    await send().click();
    await page.getByRole('heading', { name: /^Tak/ }).waitFor();
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
    expect(await enquiriesOf(company)).toHaveLength(1);
  });

  test('a manager opens the form in Settings, and closes it', async () => {
    await openScreen('/dashboard?settings=booking', { as: company.administrator, width });
    const slug = dialog().getByRole('textbox', { name: 'Adresse' });
    await slug.waitFor();
    await expect.poll(() => slug.inputValue()).toBe('nordlys-event');
    const own = company.companyId.toLowerCase();
    await slug.fill(own);
    await dialog().getByRole('switch', { name: 'Formularen er åben' }).click();
    await dialogButton('Gem').click();
    const link = dialog().getByRole('link', { name: 'Vis siden' });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('href')).toMatch(new RegExp(`/book/${own}$`));
    await expectAccessible();
    await dialog().getByRole('switch', { name: 'Formularen er åben' }).click();
    await dialogButton('Gem').click();
    await link.waitFor({ state: 'detached' });
    await page.goto(`/book/${own}`);
    await page.getByRole('heading', { name: 'Her er ingen formular' }).waitFor();
    await expectAccessible();
  });
});

test("a manager's typed Settings are kept when another one saves meanwhile", async () => {
  const { administrator, owner } = company;
  await openScreen('/dashboard?settings=booking', { as: administrator, hearsOthers: true });
  const introduction = dialog().getByRole('textbox', { name: 'Indledning' });
  const slug = dialog().getByRole('textbox', { name: 'Adresse' });
  const saveAsOwner = (body: object) =>
    owner.call(bookingRoutes.updateBookingSettings, { body: { open: false, ...body } });
  await introduction.waitFor();
  await saveAsOwner({ introduction: 'Hej fra ejeren' });
  await expect.poll(() => introduction.inputValue()).toBe('Hej fra ejeren');

  await introduction.fill('Skriv til os');
  const own = company.companyId.toLowerCase();
  const heard = page.waitForResponse('**/api/booking-settings');
  await saveAsOwner({ slug: own, introduction: 'Hej fra ejeren' });
  await heard;
  await dialogButton('Gem').click();
  await dialog().getByText('En anden har imens ændret bookingformularen.').waitFor();
  await expect.poll(() => introduction.inputValue()).toBe('Skriv til os');
  await expectAccessible();
  await dialogButton('Hent det nyeste').click();
  await dialog().getByText('En anden har ændret: Adresse.').waitFor();
  await expect.poll(() => slug.inputValue()).toBe(own);
  await expect.poll(() => introduction.inputValue()).toBe('Skriv til os');
  await expectToast(page, 'Bookingformularen er gemt', () => dialogButton('Gem').click());
  const { json } = await owner.call(bookingRoutes.getBookingSettings);
  expect(json).toMatchObject({ slug: own, introduction: 'Skriv til os' });
});

test('a form that cannot be fetched is fetched again', async () => {
  const slug = await openBookingForm(company);
  await openScreen('/info/privatliv');
  await page.route('**/api/book/*', (route) => route.abort());
  await page.goto(`/book/${slug}`);
  await page.getByRole('heading', { name: 'Formularen kunne ikke hentes.' }).waitFor();
  await expectAccessible();
  await page.unroute('**/api/book/*');
  await button('Prøv igen').click();
  await page.getByRole('heading', { name: 'Send en forespørgsel' }).waitFor();
});
