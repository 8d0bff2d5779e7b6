import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { chunk, pngFile, pngSignature } from '@driftig/tests/support/files/pictures';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';

import { redraw } from './redraw.ts';

type Colour = readonly [number, number, number, number];
const red: Colour = [255, 0, 0, 255];
const clear: Colour = [0, 0, 0, 0];

function raw(width: number, height: number, colourAt: (x: number, y: number) => Colour) {
  const pixels = Array.from({ length: width * height }, (_, at) =>
    colourAt(at % width, Math.floor(at / width)),
  );
  return sharp(Buffer.from(pixels.flat()), { raw: { width, height, channels: 4 } });
}

const png = (width: number, height: number, colourAt: (x: number, y: number) => Colour) =>
  raw(width, height, colourAt).png().toBuffer();

/** 16 by 8 pixels, the left half black, with an EXIF orientation. */
const turnedJpeg = (orientation: number) =>
  raw(16, 8, (x) => (x < 8 ? [0, 0, 0, 255] : [255, 255, 255, 255]))
    .withMetadata({ orientation })
    .jpeg({ quality: 98 })
    .toBuffer();

async function decoded(content: Buffer) {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

const draw = async (content: Buffer, longest = 512) =>
  decoded((await redraw(content, longest, 'logo')).content);
type Decoded = Awaited<ReturnType<typeof decoded>>;
function colourOf({ data, width, channels }: Decoded, x: number, y: number) {
  const at = (y * width + x) * channels;
  return [...data.subarray(at, at + 3)].map((value) =>
    value > 200 ? 'high' : value < 60 ? 'low' : 'between',
  );
}

test('a picture becomes a JPEG within the given size, with its proportions kept', async () => {
  const { mediaType, content } = await redraw(await png(1000, 500, () => red), 512, 'logo');
  expect(mediaType).toBe('image/jpeg');
  expect(content.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(await decoded(content)).toMatchObject({ width: 512, height: 256 });
});

test('a small picture keeps its size', async () => {
  expect(await draw(await png(40, 30, () => red))).toMatchObject({ width: 40, height: 30 });
});

test('transparent pixels become white', async () => {
  const drawn = await draw(await png(16, 16, (x) => (x < 8 ? clear : red)));
  expect(colourOf(drawn, 2, 8)).toEqual(['high', 'high', 'high']);
  expect(colourOf(drawn, 13, 8)).toEqual(['high', 'low', 'low']);
});

test('metadata is removed: place, camera, what stands behind the picture', async () => {
  const secret = Buffer.from('Motion photo 55.6761N');
  const original = Buffer.concat([await turnedJpeg(1), secret]);
  const { content } = await redraw(original, 512, 'logo');
  expect(content.includes('Exif')).toBe(false);
  expect(content.includes('Motion photo')).toBe(false);
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
    const drawn = await draw(await turnedJpeg(orientation));
    expect(drawn).toMatchObject({ width, height });
    expect(colourOf(drawn, x, y)).toEqual(['low', 'low', 'low']);
  });
});

/** A PNG by its chunks between signature and end. */
const pngOfChunks = (...chunks: readonly Buffer[]) =>
  Buffer.concat([pngSignature, ...chunks, chunk('IEND', Buffer.alloc(0))]);

function header(width: number, height: number, interlace = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, interlace], 8);
  return chunk('IHDR', head);
}

const zeros = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));

/** A progressive JPEG whose scans come a hundred times. */
async function repeatedScans(): Promise<Buffer> {
  const jpeg = await raw(64, 64, () => red)
    .jpeg({ progressive: true })
    .toBuffer();
  const firstScan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const scans = jpeg.subarray(firstScan, -2);
  const repeated = Array.from({ length: 100 }, () => scans);
  return Buffer.concat([jpeg.subarray(0, firstScan), ...repeated, jpeg.subarray(-2)]);
}

describe('anything but a picture is refused at its field', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['text', () => Buffer.from('hej')],
    ['nothing', () => Buffer.alloc(0)],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'a GIF',
      () =>
        raw(4, 4, () => red)
          .gif()
          .toBuffer(),
    ],
    [
      'a TIFF',
      () =>
        raw(4, 4, () => red)
          .tiff()
          .toBuffer(),
    ],
    ['the head of a PNG', async () => (await png(4, 4, () => red)).subarray(0, 12)],
    ['half a PNG', async () => (await png(64, 64, () => red)).subarray(0, 60)],
    ['half a JPEG', async () => (await turnedJpeg(1)).subarray(0, 50)],
    [
      'a PNG with a second header of another size',
      () => pngOfChunks(header(1, 1), header(30_000, 30_000), zeros(4)),
    ],
  ])('%s', async (_, content) => {
    await expect(redraw(await content(), 512, 'logo')).rejects.toMatchObject({
      code: 'wrong_file_type',
      fields: { logo: 'Billedet kan ikke læses. Brug en PNG-, JPEG- eller WebP-fil.' },
    });
  });
});

describe('a picture of more than 50 megapixels is refused with that as the reason', () => {
  test.each([
    ['a PNG', () => pngOfChunks(header(60_000, 60_000), zeros(9))],
    ['an interlaced PNG', () => pngOfChunks(header(20_000, 20_000, 1), zeros(1_000_000))],
  ])('%s', async (_, content) => {
    await expect(redraw(content(), 512, 'logo')).rejects.toMatchObject({
      code: 'too_large',
      fields: { logo: 'Billedet er for stort. Vælg et på højst 50 megapixel.' },
    });
  });
});

test('a picture whose scans come a hundred times is read, and so is another one meanwhile', async () => {
  const hostile = draw(await repeatedScans());
  const usual = Buffer.from(await pngFile(40, 30).arrayBuffer());
  expect(await draw(usual)).toMatchObject({ width: 40, height: 30 });
  expect(await hostile).toMatchObject({ width: 64, height: 64 });
});

describe('a photo of 30 megapixels takes at most 60 % of the memory of a function', () => {
  const folder = mkdtempSync(join(tmpdir(), 'driftig-redraw-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const photo = () =>
    sharp({ create: { width: 6500, height: 4620, channels: 3, background: '#842' } });
  test.each([
    ['JPEG', () => photo().jpeg()],
    ['progressive JPEG', () => photo().jpeg({ progressive: true })],
    ['PNG', () => photo().png()],
    ['interlaced PNG', () => photo().png({ progressive: true })],
  ])('%s', async (name, encoded) => {
    const file = join(folder, name);
    writeFileSync(file, await encoded().toBuffer());
    const script = join(import.meta.dirname, 'redraw.fixture.ts');
    const megabytes = Number(execFileSync(process.execPath, [script, file], { encoding: 'utf8' }));
    expect(megabytes).toBeGreaterThan(0);
    expect(megabytes).toBeLessThan(0.6 * 1024);
  });
});

test('two pictures are drawn at a time and twenty wait; one more is told that it is busy', async () => {
  const content = await png(40, 30, () => red);
  const sent = Array.from({ length: 23 }, () => redraw(content, 20, 'logo'));
  const outcomes = await Promise.allSettled(sent);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => reason as unknown)).toMatchObject([{ code: 'busy' }]);
});
