import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type Caller, type TestCompany } from '../support/company/company.ts';
import {
  address,
  button,
  dialog,
  dialogButton,
  expectAccessible,
  lookAt,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { departmentWith, moveTo, orderWith, setPeople } from '../support/company/conversations.ts';

setUpScreens({ hearsOthers: true });
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const input = (at: Page) => at.getByRole('textbox', { name: /^Besked til/ });
const log = (at: Page) => at.getByRole('log');

async function windowOf(as: Caller, path: string, width: number): Promise<Page> {
  await openScreen(path, { as, width });
  return page;
}

async function write(at: Page, text: string): Promise<void> {
  await input(at).fill(text);
  await input(at).press('Enter');
}

describe.each([1440, 360])('at %i px', (width) => {
  test('a department writes together: who wrote, who writes, and how many have read', async () => {
    const { owner, employee, administrator } = company;
    const name = '<img src=x onerror=alert(1)> & "Lyd"';
    const { groupId } = await departmentWith(company, name, owner, employee, administrator);
    const mine = await windowOf(owner, `/chat?with=${groupId}`, width);
    await mine.getByText('Skriv den første til gruppen.').waitFor();
    await mine.getByRole('heading', { name }).waitFor();
    await expectAccessible();
    const theirs = await windowOf(employee, '/chat', width);
    const row = theirs.getByRole('link', { name: new RegExp('Lyd"') });
    await row.getByText('3 personer').waitFor();

    await write(mine, 'Vi læsser kl. 7');
    await log(mine).getByText('Sendt').waitFor();
    // Unread conversations are listed above the colleagues.
    await theirs.getByRole('heading', { name: 'Ulæst' }).waitFor();
    const first = theirs.getByRole('region', { name: 'Medarbejdere' }).getByRole('link').first();
    await expect.poll(() => first.innerText()).toContain('Mette: Vi læsser kl. 7');
    lookAt(theirs);
    await expectAccessible();
    await theirs.getByRole('link', { name: /Mette: Vi læsser kl\. 7.*1 ulæst besked/ }).click();
    await log(theirs).getByText('Mette Prøve', { exact: true }).waitFor();
    await log(mine).getByText('Læst af 1').waitFor();
    await expectAccessible();

    await input(theirs).pressSequentially('Det er');
    await mine.getByText('Jonas skriver …').waitFor();
    const third = await windowOf(administrator, `/chat?with=${groupId}`, width);
    await log(third).getByText('Nye beskeder').waitFor();
    await log(mine).getByText('Læst af alle').waitFor();

    lookAt(theirs);
    await button('Vis, hvem der er med').click();
    await dialog().getByText('Jonas Bak (dig)').waitFor();
    await dialog().getByText('Alle i afdelingen er med.').waitFor();
    await expectAccessible();
    await dialogButton('Luk').last().click();

    await moveTo(company, '', employee);
    await theirs.getByText('Du er ikke med i gruppen.').waitFor();
    await expect.poll(() => theirs.getByText('Vi læsser kl. 7').count()).toBe(0);
    await expectAccessible();
  });

  test('from an order one comes to the conversation of its people', async () => {
    const { owner, employee, administrator } = company;
    const { order, groupId } = await orderWith(company, 2, employee, administrator);
    await openScreen(`/order/${order.ordernumber}`, { as: employee, width });
    await page.getByRole('link', { name: 'Skriv sammen' }).click();
    await write(page, 'Hvem har nøglen?');
    await log(page).getByText('Sendt').waitFor();
    const theirs = page;

    await openScreen(`/order/${order.ordernumber}`, { as: owner, width });
    await page.getByRole('link', { name: 'Skriv sammen' }).click();
    await log(page).getByText('Hvem har nøglen?').waitFor();
    await page.getByText('Du læser med.').waitFor();
    await expectAccessible();
    expect((await address()).searchParams.get('with')).toBe(groupId);
    await write(page, 'Den ligger på kontoret');
    await log(theirs).getByText('Den ligger på kontoret').waitFor();
    await page.getByText('Du læser med.').waitFor({ state: 'detached' });

    await setPeople(owner, order, administrator);
    await theirs.getByText('Du er ikke med i gruppen.').waitFor();
  });
});

test('groups that cannot be fetched leave the people there, and are fetched again', async () => {
  const { owner, employee } = company;
  await departmentWith(company, 'Lyd og lys', owner, employee);
  await openScreen('/robots.txt', { as: owner });
  const answers = { fail: true };
  await page.route('**/cts/groups', (route) =>
    answers.fail
      ? route.fulfill({ status: 400, json: { code: 'bad_input', message: 'x' } })
      : route.continue(),
  );
  await page.goto('/chat');
  await page.getByText('Kunne ikke hente grupperne.').waitFor();
  await page.getByRole('link', { name: 'Jonas Bak' }).waitFor();
  await expectAccessible();
  await page.waitForLoadState('networkidle');
  answers.fail = false;
  await button('Prøv igen').click();
  await page.getByRole('link', { name: 'Lyd og lys 2 personer' }).waitFor();
});
