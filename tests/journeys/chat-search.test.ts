import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import {
  address,
  button,
  expectAccessible,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { storeConversation } from '../support/company/conversations.ts';

setUpScreens({ hearsOthers: true });
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const search = () => page.getByRole('searchbox', { name: 'Søg medarbejder' });
const log = () => page.getByRole('log');
const hostile = '<img src=x onerror=alert(1)> nøglen & <b>låsen</b>';

describe.each([1440, 360])('at %i px', (width) => {
  test('a message is found further back, opens in its place, and one reads on from there', async () => {
    await storeConversation(company, 320, (number) =>
      number === 60 ? hostile : `Besked ${number}`,
    );
    await openScreen('/chat', { as: company.owner, width });
    await search().fill('NØGLE');
    await button('Søg i beskeder efter "NØGLE"').click();
    await page.getByText('De nyeste 200 beskeder i hver samtale er gennemsøgt.').waitFor();
    await page.getByText('Ingen beskeder matcher søgningen.').waitFor();
    await expectAccessible();
    await button('Søg længere tilbage').click();
    await page.getByText('Alle beskeder i dine samtaler er gennemsøgt.').waitFor();
    const hit = page.getByRole('link', { name: /Jonas Bak/ }).filter({ hasText: hostile });
    await expect.poll(() => hit.locator('mark').allInnerTexts()).toEqual(['nøgle']);
    await expect.poll(() => page.locator('img[src="x"]').count()).toBe(0);
    await expectAccessible();

    await hit.click();
    const found = log().getByText(hostile).and(page.locator(':focus'));
    await found.waitFor();
    expect((await address()).searchParams.get('at')).toBe('60');
    await expect.poll(() => log().getByText('Besked 320', { exact: true }).count()).toBe(0);
    const place = await found.boundingBox();
    expect(place !== null && place.y > 0 && place.y < 900).toBe(true);
    await expectAccessible();

    const before = log().getByText('Besked 36', { exact: true });
    await before.scrollIntoViewIfNeeded();
    await log().getByText('Besked 1', { exact: true }).waitFor({ state: 'attached' });
    await log().getByText('Besked 85', { exact: true }).scrollIntoViewIfNeeded();
    await log().getByText('Besked 110', { exact: true }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Til de nyeste' }).click();
    await log().getByText('Besked 320', { exact: true }).waitFor();
    expect((await address()).searchParams.get('at')).toBeNull();
  });
});

test('a search that fails says so and is made again, and a message that is gone leads to the newest', async () => {
  await storeConversation(company, 3, (number) => `Besked ${number}`);
  await openWindow({ as: company.owner });
  const answers = { fail: true };
  await page.route('**/cts/messages/search*', (route) =>
    answers.fail
      ? route.fulfill({ status: 400, json: { code: 'bad_input', message: 'x' } })
      : route.continue(),
  );
  await page.goto(`/chat?with=${company.employee.user.userId}&at=99`);
  await page.getByText('Beskeden findes ikke længere.').waitFor();
  await button('Til de nyeste').click();
  await log().getByText('Besked 3').waitFor();
  await search().fill('besked');
  await search().press('Enter');
  await page.getByText('Kunne ikke søge i beskederne.').waitFor();
  await expectAccessible();
  answers.fail = false;
  await button('Prøv igen').click();
  await page.getByRole('link', { name: /Besked 1/ }).waitFor();
});
