import { chatRoutes } from '@driftig/contracts/chat/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { heicPhoto } from '../support/files/heic-photo.ts';
import { pngFile } from '../support/files/pictures.ts';
import {
  dialog,
  expectAccessible,
  lookAt,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { departmentWith } from '../support/company/conversations.ts';

setUpScreens({ hearsOthers: true });
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const input = () => page.getByRole('textbox', { name: /^Besked til/ });
const log = () => page.getByRole('log');
const picker = () => page.locator('input[type=file]');
const png = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await pngFile(64, 48).arrayBuffer()),
});

describe.each([1440, 360])('at %i px', (width) => {
  test('pictures are sent in order with texts, again where it failed, and open large', async () => {
    const { owner, employee } = company;
    await openScreen(`/chat?with=${owner.user.userId}`, { as: employee, width });
    await page.getByText('Her er ingen beskeder endnu').waitFor();
    const theirs = page;
    await openScreen(`/chat?with=${employee.user.userId}`, { as: owner, width });
    await page.getByText('Her er ingen beskeder endnu').waitFor();
    await page.route('**/cts/messages/picture', (route) => route.abort(), { times: 1 });
    await picker().setInputFiles([await png('telt.png'), await png('lys.png')]);
    const again = page.getByRole('button', { name: 'Send igen' });
    await again.waitFor();
    await expectAccessible();
    await again.click();
    await input().fill('Sådan ser det ud');
    await input().press('Enter');
    const shown = log().getByRole('button', { name: 'Vis billede fra dig' });
    await expect.poll(() => shown.count()).toBe(2);
    await log().getByText('Sådan ser det ud').waitFor();
    const query = { receiverId: employee.user.userId };
    const { json } = await owner.call(chatRoutes.listMessages, { query });
    const stored = json as { message: string; picture: string }[];
    expect(stored.map(({ message, picture }) => [message, picture !== ''])).toEqual([
      ['', true],
      ['', true],
      ['Sådan ser det ud', false],
    ]);
    await expectAccessible();

    lookAt(theirs);
    await log().getByRole('button', { name: 'Vis billede fra Mette Prøve' }).first().click();
    await dialog().getByText('1 af 2').waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog().getByText('2 af 2').waitFor();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await log().getByRole('button', { name: 'Vis billede fra Mette Prøve' }).first().click();
    await dialog().getByText('1 af 2').waitFor();
    // The entry of the open picture is pushed after it is drawn.
    await page.waitForFunction(() => {
      const { usr } = history.state as { usr?: { picture?: boolean } | null };
      return usr?.picture === true;
    });
    await page.goBack();
    await dialog().waitFor({ state: 'detached' });
    await log().waitFor();
  });
});

test('a HEIC photo is sent as a JPEG, and what is no picture is told', async () => {
  const { owner, employee } = company;
  await openScreen(`/chat?with=${employee.user.userId}`, { as: owner, width: 360 });
  await page.getByText('Her er ingen beskeder endnu').waitFor();
  await picker().setInputFiles([
    { name: 'IMG_0042.HEIC', mimeType: '', buffer: heicPhoto },
    { name: 'noter.txt', mimeType: 'text/plain', buffer: Buffer.from('ingen') },
  ]);
  await page.getByText('Filen er ikke et billede, der kan bruges.').waitFor();
  await log().getByRole('button', { name: 'Vis billede fra dig' }).waitFor();
  await page.getByRole('button', { name: 'Slet' }).click();
  await log().getByText('Sendt').waitFor();
  const query = { receiverId: employee.user.userId };
  expect((await owner.call(chatRoutes.listMessages, { query })).json).toHaveLength(1);
});

test('in a group @ offers its people, and a mention is marked', async () => {
  const { owner, employee, administrator } = company;
  const { groupId } = await departmentWith(company, 'Lyd', owner, employee, administrator);
  await openScreen(`/chat?with=${groupId}`, { as: owner, width: 360 });
  await input().pressSequentially('Hej @');
  const list = page.getByRole('listbox', { name: 'Nævn en kollega' });
  await list.getByRole('option', { name: 'Anders And' }).waitFor();
  await expectAccessible();
  await input().pressSequentially('jo');
  await list.getByRole('option', { name: 'Jonas Bak', selected: true }).waitFor();
  await expect.poll(() => list.getByRole('option').count()).toBe(1);
  await input().press('Enter');
  await expect.poll(() => input().inputValue()).toBe('Hej @Jonas Bak ');
  await input().pressSequentially('<b>nu</b>');
  await input().press('Enter');
  await log().locator('strong', { hasText: '@Jonas Bak' }).waitFor();
  await log().getByText('<b>nu</b>').waitFor();
  await expectAccessible();
});
