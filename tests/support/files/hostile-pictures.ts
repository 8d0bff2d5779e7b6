import sharp from 'sharp';

import { attackingPictures } from './attacking-pictures.ts';
import { flat, smallJpeg, type CorpusFile } from './picture-parts.ts';

const cut = async (whole: Promise<Buffer>, bytes: number) => (await whole).subarray(0, bytes);
const behind = async (whole: Promise<Buffer>, text: string) =>
  Buffer.concat([await whole, Buffer.from(text)]);

/** Words that no stored file may hold: the place and the author of a photo. */
export const secretWords = ['55/1 40/1', 'Kameraets ejer'];

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

/** Harmless in itself; every virus scanner knows it. */
const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
/** The last record of a ZIP archive without files. */
const emptyZip = `PK\u0005\u0006${'\0'.repeat(18)}`;

/** Files that are a picture and something else as well, and what pretends to be one. */
const polyglots: readonly CorpusFile[] = [
  {
    name: 'a JPEG that is a page, a drawing and a PDF as well',
    claims: 'image/jpeg',
    make: () =>
      behind(smallJpeg(), '<html><script>alert(1)</script><svg/></html>%PDF-1.7\n1 0 obj\n%%EOF'),
    verdict: 'wrong_file_type',
  },
  {
    name: 'a PNG that is a page as well',
    claims: 'image/png',
    make: () => behind(flat(64, 48).png().toBuffer(), '<html ><body onload="alert(1)"></html>'),
    verdict: 'wrong_file_type',
  },
  {
    name: 'a JPEG with a script in its description',
    claims: 'image/jpeg',
    make: () =>
      flat(64, 48)
        .withExif({ IFD0: { ImageDescription: '<script>alert(document.domain)</script>' } })
        .jpeg()
        .toBuffer(),
    verdict: 'wrong_file_type',
  },
  {
    name: 'a JPEG that is a PHP program as well',
    claims: 'image/jpeg',
    make: () => behind(smallJpeg(), '<?php system($_GET["c"]); ?>'),
    verdict: 'wrong_file_type',
  },
  {
    name: 'a WebP that is a ZIP archive as well',
    claims: 'image/webp',
    make: () => behind(flat(64, 48).webp().toBuffer(), emptyZip),
    verdict: 'wrong_file_type',
  },
  {
    name: 'the test file of virus scanners',
    claims: 'image/jpeg',
    make: () => Buffer.from(eicar),
    verdict: 'wrong_file_type',
  },
  {
    name: 'a JPEG with the test file of virus scanners behind it',
    claims: 'image/jpeg',
    make: () => behind(smallJpeg(), eicar),
    verdict: 'wrong_file_type',
  },
  {
    name: 'a JPEG of 100 megapixels',
    claims: 'image/jpeg',
    make: () => flat(10_000, 10_000).jpeg({ quality: 1 }).toBuffer(),
    verdict: 'too_large',
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
export const pictureCorpus = [...attackingPictures, ...broken, ...polyglots, ...unusual];
