import { encode, decode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';

import { redraw } from './redraw.ts';

type Colour = readonly [number, number, number, number];
const red: Colour = [255, 0, 0, 255];
const clear: Colour = [0, 0, 0, 0];

function png(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const image = new PNG({ width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) image.data.set(colourAt(x, y), (y * width + x) * 4);
  return PNG.sync.write(image);
}

/** A JPEG with an EXIF orientation. */
function turnedJpeg(orientation: number): Buffer {
  const data = Buffer.alloc(16 * 8 * 4, 255);
  for (let y = 0; y < 8; y += 1)
    for (let x = 0; x < 8; x += 1) data.set([0, 0, 0, 255], (y * 16 + x) * 4);
  const jpeg = encode({ width: 16, height: 8, data }, 98).data;
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x01_12, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

const draw = async (content: Buffer, longest = 512) =>
  decode((await redraw(content, longest, 'logo')).content);
const colourOf = (image: { data: Uint8Array; width: number }, x: number, y: number) =>
  [...image.data.subarray((y * image.width + x) * 4, (y * image.width + x) * 4 + 3)].map((value) =>
    value > 200 ? 'high' : value < 60 ? 'low' : 'between',
  );

test('a picture becomes a JPEG within the given size, with its proportions kept', async () => {
  const { mediaType, content } = await redraw(
    png(1000, 500, () => red),
    512,
    'logo',
  );
  expect(mediaType).toBe('image/jpeg');
  expect(content.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(decode(content)).toMatchObject({ width: 512, height: 256 });
});

test('a small picture keeps its size', async () => {
  expect(await draw(png(40, 30, () => red))).toMatchObject({ width: 40, height: 30 });
});

test('transparent pixels become white', async () => {
  const drawn = await draw(png(16, 16, (x) => (x < 8 ? clear : red)));
  expect(colourOf(drawn, 2, 8)).toEqual(['high', 'high', 'high']);
  expect(colourOf(drawn, 13, 8)).toEqual(['high', 'low', 'low']);
});

test('metadata is removed: place, camera, scripts', async () => {
  const secret = Buffer.from('<script>alert(1)</script> 55.6761N');
  const { content } = await redraw(Buffer.concat([turnedJpeg(1), secret]), 512, 'logo');
  expect(content.includes('Exif')).toBe(false);
  expect(content.includes('<script>')).toBe(false);
  expect(content.includes('55.6761N')).toBe(false);
});

describe('a picture is rotated as its EXIF says', () => {
  // Before the rotation the left half is black.
  test.each<[number, number, number, number, number]>([
    [1, 16, 8, 3, 4],
    [3, 16, 8, 12, 4],
    [6, 8, 16, 4, 3],
    [8, 8, 16, 4, 12],
  ])('orientation %i', async (orientation, width, height, x, y) => {
    const drawn = await draw(turnedJpeg(orientation));
    expect(drawn).toMatchObject({ width, height });
    expect(colourOf(drawn, x, y)).toEqual(['low', 'low', 'low']);
  });
});

describe('anything but a picture is refused at its field', () => {
  const bomb = png(1, 1, () => red);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  test.each<[string, Buffer]>([
    ['text', Buffer.from('hej')],
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['the head of a PNG', png(4, 4, () => red).subarray(0, 12)],
    ['half a PNG', png(64, 64, () => red).subarray(0, 60)],
    ['half a JPEG', turnedJpeg(1).subarray(0, 50)],
    ['a PNG that unpacks to 3.6 thousand million pixels', bomb],
  ])('%s', async (_, content) => {
    await expect(redraw(content, 512, 'logo')).rejects.toMatchObject({
      code: 'wrong_file_type',
      fields: { logo: 'Billedet kan ikke læses. Brug en PNG- eller JPEG-fil.' },
    });
  });
});
