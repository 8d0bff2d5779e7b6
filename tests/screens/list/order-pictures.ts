import { orderRoutes } from '@driftig/contracts/orders/routes';
import { danishDate } from '@driftig/domain/dates';
import { recordRoutes } from '@driftig/contracts/records/routes';

import { inSequence, press, pressInFront, see } from '../acts.ts';
import { answer } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

/** Opens the next order, which has four pictures: which one that is depends on the day. */
const openNextOrder: Act = async (page) => {
  const found = await page.request.get(`${recordRoutes.listOrders.path}?status=1&limit=100`);
  const rows = (await found.json()) as { ordernumber: number; orderdatestart: string }[];
  const today = danishDate(new Date().toISOString());
  const next = rows.findLast(({ orderdatestart }) => orderdatestart >= today);
  await page.goto(`/order/${next?.ordernumber}`);
};

const path = '/order';
const openGallery = inSequence(openNextOrder, press('Vis alle 4'), see('Billeder på ordre'));

export const pictureScreens: readonly Screen[] = [
  { name: 'order-gallery', path, act: openGallery },
  { name: 'order-lightbox', path, act: inSequence(openNextOrder, press(/^Vis Teltet/)) },
  {
    name: 'order-picture-delete',
    path,
    act: inSequence(openNextOrder, press(/^Vis Teltet/), pressInFront('Slet')),
  },
  {
    name: 'order-pictures-none',
    path,
    before: answer(orderRoutes.listOrderPictures, { success: true, images: [] }),
    act: inSequence(openNextOrder, see('Nothing to show!')),
  },
  {
    name: 'order-upload-empty',
    path,
    act: inSequence(
      openNextOrder,
      press('Tilføj billeder'),
      pressInFront('Læg billedet op'),
      see('Udfyld minimum titel, dato og fil!'),
    ),
  },
];

/** An order with pictures that the employee works on; orders further ahead have none. */
const openOwnOrder: Act = async (page) => {
  for (let number = newestOrder; number > 0; number -= 1) {
    const found = await page.request.get(`${orderRoutes.getOwnOrder.path}?ordernumber=${number}`);
    if (!found.ok()) continue;
    const { id } = (await found.json()) as { id: string };
    const pictures = orderRoutes.listOrderPictures.path.replace('{orderid}', id);
    const { images } = await (await page.request.get(pictures)).json();
    if (images.length === 0) continue;
    await page.goto(`/order/${number}`);
    await see('Besked')(page);
    return;
  }
  throw new Error('The employee is on no order.');
};
/** The demo company has no more. */
const newestOrder = 300;

export const ownOrderScreens: readonly Screen[] = [
  { name: 'own-orders', path: '/order', whole: true },
  { name: 'own-order', path: '/dashboard', act: openOwnOrder, whole: true },
  {
    name: 'own-order-lightbox',
    path: '/dashboard',
    act: inSequence(openOwnOrder, press(/Teltet/)),
  },
  {
    name: 'own-order-upload',
    path: '/dashboard',
    act: inSequence(openOwnOrder, press('Tilføj billeder')),
  },
  { name: 'own-order-not-mine', path: '/order/1', act: see(/^Du er ikke på ordren/) },
];
