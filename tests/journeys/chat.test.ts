import { chatRoutes } from '@driftig/contracts/chat/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type Caller, type TestCompany } from '../support/company/company.ts';
import { changeCompany } from '../support/company/plan.ts';
import {
  address,
  button,
  expectAccessible,
  lookAt,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens({ hearsOthers: true });
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const names = { owner: 'Mette Prøve', employee: 'Jonas Bak' };
const conversationPath = (withWhom: Caller) => `/chat?with=${withWhom.user.userId}`;
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

const stored = async (who: Caller, withWhom: Caller) => {
  const query = { receiverId: withWhom.user.userId };
  const { json } = await who.call(chatRoutes.listMessages, { query });
  return (json as { message: string }[]).map(({ message }) => message);
};

describe.each([1440, 360])('at %i px', (width) => {
  test('two people write, and see what is new, who writes and what is read', async () => {
    const { owner, employee } = company;
    const mine = await windowOf(owner, conversationPath(employee), width);
    await mine.getByText('Her er ingen beskeder endnu').waitFor();
    await expectAccessible();
    const theirs = await windowOf(employee, '/dashboard', width);
    await theirs.getByText('Du har læst det hele.').waitFor();

    await write(mine, 'Hej Jonas');
    await log(mine).getByText('Hej Jonas').waitFor();
    await log(mine).getByText('Sendt').waitFor();
    await theirs.getByRole('link', { name: /^Ulæste beskeder 1/ }).waitFor();
    await theirs
      .getByRole('link', { name: /Chat.*, 1 ulæst/ })
      .filter({ visible: true })
      .click();
    const row = theirs.getByRole('link', { name: new RegExp(`${names.owner}.*1 ulæst besked`) });
    await row.waitFor();
    await expectAccessible();

    await row.click();
    await log(theirs).getByText('Nye beskeder').waitFor();
    await log(theirs).getByText('Hej Jonas').waitFor();
    await log(mine).getByText('Læst').waitFor();
    await mine.reload();
    await log(mine).getByText('Læst').waitFor();
    await expect.poll(() => theirs.getByText(/1 ulæst/).count()).toBe(0);
    await expectAccessible();

    await input(theirs).pressSequentially('Hej');
    await mine.getByText(`${names.employee} skriver …`).waitFor();
    await input(theirs).press('Shift+Enter');
    await input(theirs).pressSequentially('https://driftig.dk.');
    await input(theirs).press('Enter');
    const link = log(mine).getByRole('link', { name: 'https://driftig.dk' });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('rel')).toContain('noopener');
    lookAt(mine);
    await expectAccessible();
    await input(mine).press('Enter');
    await input(mine).fill('  \n ');
    await input(mine).press('Enter');
    expect(await stored(owner, employee)).toEqual(['Hej Jonas', 'Hej\nhttps://driftig.dk.']);
  });

  test('messages written without a socket are sent once, and in order, when it is back', async () => {
    const { owner, employee } = company;
    await openWindow({ as: owner, width });
    const line = { isCut: false, cut: () => Promise.resolve() };
    await page.routeWebSocket(/\/ws/, (socket) => {
      if (!line.isCut) socket.connectToServer();
      line.cut = () => socket.close();
      return line.isCut ? socket.close() : undefined;
    });
    await page.goto(conversationPath(employee));
    await write(page, 'Den første');
    await log(page).getByText('Sendt').waitFor();
    line.isCut = true;
    await line.cut();
    await write(page, 'Den anden');
    await write(page, 'Den tredje');
    await log(page).getByText('Sendes, når der er forbindelse igen').last().waitFor();
    await expectAccessible();
    expect(await stored(owner, employee)).toEqual(['Den første']);
    line.isCut = false;
    const all = ['Den første', 'Den anden', 'Den tredje'];
    await expect.poll(() => stored(owner, employee), { timeout: 30_000 }).toEqual(all);
    await log(page).getByText('Sendt').waitFor();
    for (const text of all)
      await expect.poll(() => log(page).getByText(text).count(), { message: text }).toBe(1);
  });

  test('the list is searched, and leads to a conversation and back', async () => {
    const { owner, employee } = company;
    await openScreen('/chat', { as: owner, width });
    const search = page.getByRole('searchbox', { name: 'Søg medarbejder' });
    await page.getByRole('link', { name: names.employee }).waitFor();
    if (width === 1440) await page.getByText('Vælg en medarbejder for at starte en chat').waitFor();
    await search.fill('findes ikke');
    await page.getByText('Ingen medarbejdere matcher søgningen.').waitFor();
    await expectAccessible();
    await search.fill('');
    await page.getByRole('link', { name: names.employee }).press('Enter');
    await input(page).waitFor();
    expect((await address()).searchParams.get('with')).toBe(employee.user.userId);
    if (width === 1440) return;
    await expect.poll(() => search.isVisible()).toBe(false);
    await button('Tilbage til listen').press('Enter');
    await page.getByRole('link', { name: names.employee }).and(page.locator(':focus')).waitFor();
    expect((await address()).search).toBe('');
  });
});

test('the conversation with a person who has left can be read, but not written to', async () => {
  const { owner, employee } = company;
  await openScreen(conversationPath(employee), { as: owner, width: 360 });
  await write(page, 'Tak for denne gang');
  await log(page).getByText('Sendt').waitFor();
  await owner.call(employeeRoutes.deactivateEmployee, { body: { id: employee.user.userId } });
  await page.goto(conversationPath(employee));
  await page.getByText('Jonas Bak er ikke længere aktiv. Samtalen kan stadig læses.').waitFor();
  await log(page).getByText('Tak for denne gang').waitFor();
  await expect.poll(() => input(page).count()).toBe(0);
  await expectAccessible();
  await button('Tilbage til listen').click();
  await page.getByRole('link', { name: 'Jonas Bak Ikke længere aktiv' }).waitFor();
});

test('on Starter the page says what Pro gives, and nothing is asked for', async () => {
  await changeCompany(company.companyId, { plan: 'starter' });
  await openScreen('/chat', { as: company.employee });
  await page.getByText('Chat er med i Pro').waitFor();
  await page.getByText('Kun en ejer af virksomheden kan skifte plan.').waitFor();
  await expectAccessible();
});

test('a list that cannot be fetched says so and is fetched again', async () => {
  await openWindow({ as: company.owner, hearsOthers: false });
  const answers = { fail: true };
  await page.route('**/cts/onlyemployeenames', (route) =>
    answers.fail
      ? route.fulfill({ status: 400, json: { code: 'bad_input', message: 'x' } })
      : route.continue(),
  );
  await page.goto('/chat');
  const failed = page.getByText('Kunne ikke hente medarbejdere.');
  await failed.waitFor();
  // Requests that the page makes by itself are done.
  await page.waitForLoadState('networkidle');
  answers.fail = false;
  await button('Prøv igen').click();
  await page.getByRole('link', { name: names.employee }).waitFor();
  await expect.poll(() => failed.count()).toBe(0);
});
