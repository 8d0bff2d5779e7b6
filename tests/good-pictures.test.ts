import { orderRoutes } from '@driftig/contracts/orders/routes';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';

import { createCompany, type TestCompany } from './support/company/company.ts';
import { goodPictures } from './support/files/good-pictures.ts';
import { createOrderPicture } from './support/company/order-pictures.ts';
import { placeOrder } from './support/company/orders.ts';

let company: TestCompany;
let orderId: string;
let files: ReadonlyMap<string, Blob>;

beforeAll(async () => {
  company = await createCompany();
  orderId = (await placeOrder(company.owner)).id;
  const made = new Map<string, Blob>();
  for (const { name, mediaType, make } of goodPictures)
    made.set(name, new Blob([new Uint8Array(await make())], { type: mediaType }));
  files = made;
});

/** Brightness of a place in the picture, from 0 (black) to 255. */
async function brightness(picture: Uint8Array, left: number, top: number): Promise<number> {
  const region = { left, top, width: 4, height: 4 };
  const pixels = await sharp(picture).extract(region).grayscale().raw().toBuffer();
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
}

test('there are 50 of them', () => {
  expect(new Set(goodPictures.map(({ name }) => name)).size).toBe(50);
});

test.each(goodPictures.map(({ name }) => name))(
  '%s is taken, stands upright and says nothing beside its pixels',
  async (name) => {
    const sending = { file: files.get(name) };
    const { id } = await createOrderPicture(company.owner, orderId, {}, sending);
    for (const size of ['full', 'small'] as const) {
      const asked = { params: { id }, query: { size } };
      const { bytes } = await company.owner.call(orderRoutes.showOrderPicture, asked);
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
      expect({ format, width, height, exif, orientation }).toEqual({
        format: 'jpeg',
        width: 60,
        height: 40,
        exif: undefined,
        orientation: undefined,
      });
      expect(await brightness(bytes, 4, 4)).toBeLessThan(90);
      expect(await brightness(bytes, 50, 30)).toBeGreaterThan(110);
    }
  },
);
