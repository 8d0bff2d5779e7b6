import { beforeEach, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { heicPhoto } from '../support/files/heic-photo.ts';
import { createOrderPicture } from '../support/company/order-pictures.ts';
import { placeOrder, type PlacedOrder } from '../support/company/orders.ts';
import { pngFile } from '../support/files/pictures.ts';
import { assign } from '../support/company/planning.ts';
import {
  address,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;
let order: PlacedOrder;

beforeEach(async () => {
  company = await createCompany();
  const note = { orderdescriptionemployees: 'Mød i gården kl. 15:30' };
  order = await placeOrder(company.owner, note);
  await assign(company.owner, order.id, [company.employee.user.userId]);
});

const png = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await pngFile(64, 48).arrayBuffer()),
});
const choose = async (...names: string[]) =>
  dialog()
    .locator('input[type=file]')
    .setInputFiles(await Promise.all(names.map(png)));
const upload = '**/apis/uploadorderpic';

test('photos on a phone: an employee reads the note, adds pictures, sends one again and looks', async () => {
  await openScreen(`/order/${order.ordernumber}`, {
    as: company.employee,
    width: 360,
    hearsOthers: false,
  });
  await page.getByText('Mød i gården kl. 15:30').waitFor();
  await page.getByText('Nothing to show!').waitFor();
  await expectAccessible();

  await page.getByRole('button', { name: 'Tilføj billeder' }).click();
  await dialogButton('Læg billedet op').click();
  await dialog().getByText('Udfyld minimum titel, dato og fil!').waitFor();
  await expectAccessible();
  await dialog().getByLabel('Titel', { exact: false }).fill('Teltet');
  await choose('telt.png', 'lys.png');
  await page.route(upload, (route) => route.abort(), { times: 1 });
  await dialogButton('Læg 2 billeder op').click();
  const again = dialog().getByRole('button', { name: /^Prøv igen: / });
  await again.waitFor();
  await dialog()
    .getByText(/^Noget gik galt ved upload/)
    .waitFor();
  await dialog().getByText('Lagt op', { exact: true }).waitFor();
  await expectAccessible();
  await expectToast(page, '2 billeder er lagt op.', () => again.click());

  const tiles = page.getByRole('button', { name: /^Teltet/ });
  await expect.poll(() => tiles.count()).toBe(2);
  await tiles.first().click();
  await dialog().getByText('1 af 2').waitFor();
  await expectAccessible();
  await expect.poll(() => dialog().getByRole('button', { name: 'Slet' }).count()).toBe(0);
  const open = await address();
  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
  expect((await address()).href).toBe(open.href);
  await tiles.first().click();
  await dialog().getByText('1 af 2').waitFor();
  await dialog().getByRole('button', { name: 'Luk' }).dblclick();
  await dialog().waitFor({ state: 'detached' });
  await tiles.first().waitFor();
});

test('a HEIC photo of a phone is sent as a JPEG, and a file that is no picture is refused when it is chosen', async () => {
  await openScreen(`/order/${order.ordernumber}`, { as: company.owner, width: 360 });
  await page.getByRole('button', { name: 'Tilføj billeder' }).click();
  await dialog().getByLabel('Titel', { exact: false }).fill('Fra telefonen');
  await dialog()
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'IMG_0042.HEIC', mimeType: '', buffer: heicPhoto },
      { name: 'noter.txt', mimeType: 'text/plain', buffer: Buffer.from('ingen') },
    ]);
  await dialog().getByText('noter.txt er ikke et billede, der kan bruges.').waitFor();
  await expectAccessible();
  await expectToast(page, 'Billedet er lagt op.', () => dialogButton('Læg billedet op').click());
  expect((await company.store.orderPictures.list(order.ordernumber)).length).toBe(1);
});

test('at a desk: the arrow keys go through the pictures, Esc closes, and one is deleted', async () => {
  for (const header of ['Først', 'Så', 'Sidst'])
    await createOrderPicture(company.employee, order.id, { header });
  await openScreen(`/order/${order.ordernumber}`, { as: company.owner, width: 1440 });
  const last = page.getByRole('button', { name: 'Vis Sidst' });
  await last.click();
  await dialog().getByText('1 af 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog().getByRole('heading', { name: 'Så' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await dialog().getByText('1 af 3').waitFor();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });

  await last.click();
  await dialogButton('Slet').click();
  await page.getByText('Slet billedet Sidst?').waitFor();
  await expectToast(page, 'Billedet er slettet.', () =>
    page
      .getByRole('dialog', { name: 'Slet billedet Sidst?' })
      .getByRole('button', { name: 'Slet' })
      .click(),
  );
  await dialog().getByText('1 af 2').waitFor();
});

test("an employee who is not on the order is told that it isn't there", async () => {
  const other = await placeOrder(company.owner);
  await openScreen(`/order/${other.ordernumber}`, { as: company.employee, width: 360 });
  await page.getByText(/^Du er ikke på ordren/).waitFor();
  await expectAccessible();
  await expect.poll(() => page.getByText('Sommerfest').count()).toBe(0);
});
