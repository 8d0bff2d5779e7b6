import sharp from 'sharp';

import { attackingPictures } from './attacking-pictures.ts';
import { flat, smallJpeg, type CorpusFile } from './picture-parts.ts';

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
export const pictureCorpus = [...attackingPictures, ...broken, ...unusual];
