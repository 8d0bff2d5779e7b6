import { deflateSync } from 'node:zlib';

import sharp from 'sharp';

import { chunk, pngSignature } from './pictures.ts';

/** What a file must be answered: drawn anew, or refused with one of these. */
type Verdict = 'drawn' | 'wrong_file_type' | 'too_large';

interface CorpusFile {
  readonly name: string;
  /** The media type that the sender claims. */
  readonly claims: string;
  readonly make: () => Buffer | Promise<Buffer>;
  readonly verdict: Verdict;
}

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#842' } });

const png = (...chunks: readonly Buffer[]) =>
  Buffer.concat([pngSignature, ...chunks, chunk('IEND', Buffer.alloc(0))]);

function head(
  width: number,
  height: number,
  { depth = 8, colour = 2, interlace = 0 } = {},
): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, interlace], 8);
  return chunk('IHDR', data);
}

const zeros = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 }));

const startOfScan = Buffer.from([0xff, 0xda]);

/** A progressive JPEG whose scans come so many times. */
async function repeatedScans(width: number, height: number, times: number): Promise<Buffer> {
  const jpeg = await flat(width, height).jpeg({ progressive: true }).toBuffer();
  const first = jpeg.indexOf(startOfScan);
  const scans = Array.from({ length: times }, () => jpeg.subarray(first, -2));
  return Buffer.concat([jpeg.subarray(0, first), ...scans, jpeg.subarray(-2)]);
}

const smallJpeg = () => flat(64, 48).jpeg().toBuffer();
const cut = async (whole: Promise<Buffer>, bytes: number) => (await whole).subarray(0, bytes);
const behind = async (whole: Promise<Buffer>, text: string) =>
  Buffer.concat([await whole, Buffer.from(text)]);

/** Words that no stored file may hold: where a photo was taken, and scripts. */
export const secretWords = ['55/1 40/1', 'Kameraets ejer', '<script>', '%PDF-'];

const withPlace = () =>
  flat(640, 480)
    .withExif({
      IFD0: { Artist: 'Kameraets ejer' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 0/1', GPSLongitude: '12/1 34/1 0/1' },
    })
    .jpeg()
    .toBuffer();

const frames = () => Promise.all([flat(40, 30), flat(40, 30)].map((one) => one.png().toBuffer()));

const hostile: readonly CorpusFile[] = [
  {
    name: 'a PNG whose second header has another size',
    claims: 'image/png',
    make: () => png(head(1, 1), head(30_000, 30_000), zeros(4)),
    verdict: 'wrong_file_type',
  },
  {
    name: 'a PNG with two headers of the same size',
    claims: 'image/png',
    make: () => png(head(4, 4), head(4, 4), zeros(52)),
    verdict: 'wrong_file_type',
  },
  {
    name: 'an interlaced PNG that inflates far beyond its pixels',
    claims: 'image/png',
    make: () => png(head(8, 8, { interlace: 1 }), zeros(200_000_000)),
    verdict: 'drawn',
  },
  {
    name: 'an interlaced PNG that would be held whole, 400 MB of it',
    claims: 'image/png',
    make: () => png(head(7000, 7000, { depth: 16, colour: 6, interlace: 1 }), zeros(1_000_000)),
    verdict: 'too_large',
  },
  {
    name: 'a PNG of 3.6 thousand million pixels',
    claims: 'image/png',
    make: () => png(head(60_000, 60_000), zeros(9)),
    verdict: 'too_large',
  },
  {
    name: 'a PNG with a gigabyte of text',
    claims: 'image/png',
    make: () => {
      const text = chunk(
        'zTXt',
        Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(2e8))]),
      );
      return png(head(4, 4), text, text, text, text, text, zeros(52));
    },
    verdict: 'drawn',
  },
  {
    name: 'a progressive JPEG of 10 megapixels with its scans a hundred times',
    claims: 'image/jpeg',
    make: () => repeatedScans(3650, 2740, 10),
    verdict: 'too_large',
  },
  {
    name: 'a small progressive JPEG with its scans a hundred times',
    claims: 'image/jpeg',
    make: () => repeatedScans(64, 48, 100),
    verdict: 'drawn',
  },
  {
    name: 'a WebP of 150 megapixels',
    claims: 'image/webp',
    make: () => flat(15_000, 10_000).webp({ lossless: true, effort: 0 }).toBuffer(),
    verdict: 'too_large',
  },
  {
    name: 'a JPEG of 65,535 x 65,535 pixels',
    claims: 'image/jpeg',
    make: async () => {
      const jpeg = await smallJpeg();
      const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
      jpeg.fill(0xff, frame + 5, frame + 9);
      return jpeg;
    },
    verdict: 'too_large',
  },
];

const broken: readonly CorpusFile[] = [
  ...[2, 20, 200].map((bytes): CorpusFile => ({
    name: `the first ${bytes} bytes of a JPEG`,
    claims: 'image/jpeg',
    make: () => cut(smallJpeg(), bytes),
    verdict: 'wrong_file_type',
  })),
  ...[8, 40, 90].map((bytes): CorpusFile => ({
    name: `the first ${bytes} bytes of a PNG`,
    claims: 'image/png',
    make: () => cut(flat(64, 48).png().toBuffer(), bytes),
    verdict: 'wrong_file_type',
  })),
  {
    name: 'half a WebP',
    claims: 'image/webp',
    make: () => cut(flat(64, 48).webp().toBuffer(), 40),
    verdict: 'wrong_file_type',
  },
  {
    name: 'a GIF that says it is a PNG',
    claims: 'image/png',
    make: () => flat(8, 8).gif().toBuffer(),
    verdict: 'wrong_file_type',
  },
  {
    name: 'an SVG that says it is a PNG',
    claims: 'image/png',
    make: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    verdict: 'wrong_file_type',
  },
  {
    name: 'a page that says it is a JPEG',
    claims: 'image/jpeg',
    make: () => Buffer.from('<html><script>alert(1)</script></html>'),
    verdict: 'wrong_file_type',
  },
];

const unusual: readonly CorpusFile[] = [
  {
    name: 'a photo that says where it was taken',
    claims: 'image/jpeg',
    make: withPlace,
    verdict: 'drawn',
  },
  {
    name: 'a JPEG that is a page, a drawing and a PDF as well',
    claims: 'image/jpeg',
    make: () =>
      behind(smallJpeg(), '<html><script>alert(1)</script><svg/></html>%PDF-1.7\n1 0 obj\n%%EOF'),
    verdict: 'drawn',
  },
  {
    name: 'a JPEG that says it is a PNG',
    claims: 'image/png',
    make: smallJpeg,
    verdict: 'drawn',
  },
  {
    name: 'a photo of 30 megapixels',
    claims: 'image/jpeg',
    make: () => flat(6500, 4620).jpeg().toBuffer(),
    verdict: 'drawn',
  },
  {
    name: 'a JPEG in CMYK',
    claims: 'image/jpeg',
    make: () => flat(64, 48).toColourspace('cmyk').jpeg().toBuffer(),
    verdict: 'drawn',
  },
  {
    name: 'a PNG of 16 bits',
    claims: 'image/png',
    make: () => flat(64, 48, 4).toColourspace('rgb16').png().toBuffer(),
    verdict: 'drawn',
  },
  {
    name: 'a WebP',
    claims: 'image/webp',
    make: () => flat(64, 48, 4).webp().toBuffer(),
    verdict: 'drawn',
  },
  {
    name: 'an animated WebP',
    claims: 'image/webp',
    make: async () =>
      sharp(await frames(), { join: { animated: true } })
        .webp()
        .toBuffer(),
    verdict: 'drawn',
  },
];

/** Pictures that attack, are broken or merely unusual, and what each must be answered. */
export const pictureCorpus = [...hostile, ...broken, ...unusual];
