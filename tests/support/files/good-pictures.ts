import sharp, { type Sharp } from 'sharp';

/** A picture as a camera or an editor writes it, upright 60 x 40 with its upper left corner dark. */
interface GoodPicture {
  readonly name: string;
  readonly mediaType: string;
  readonly make: () => Promise<Buffer>;
}

const WIDTH = 60;
const HEIGHT = 40;
const dark = { width: 20, height: 14, channels: 3, background: '#111' } as const;
const upright = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#c96' } })
    .composite([{ input: { create: dark }, left: 0, top: 0 }])
    .png()
    .toBuffer();

/** How the pixels of an upright picture lie in a file of an EXIF orientation, 1 to 8. */
const laid: Readonly<Record<number, (picture: Sharp) => Sharp>> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.flip().rotate(90),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.flip().rotate(270),
  8: (picture) => picture.rotate(90),
};

async function turnPicture(orientation: number, make: string): Promise<Sharp> {
  const lay = laid[orientation] ?? laid[1];
  const picture = sharp(await upright());
  const pixels = await (lay?.(picture) ?? picture).png().toBuffer();
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 0/1' };
  return sharp(pixels)
    .withExif({ IFD0: { Make: make }, IFD3: gps })
    .withMetadata({ orientation });
}

const makers = ['Apple', 'samsung', 'Google', 'Canon'];

/** 32 photos: of four makers, turned each way that EXIF knows. */
const photos: readonly GoodPicture[] = makers.flatMap((maker, index) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ({
    name: `a JPEG of ${maker}, orientation ${orientation}`,
    mediaType: 'image/jpeg',
    make: async () =>
      (await turnPicture(orientation, maker)).jpeg({ progressive: index % 2 === 1 }).toBuffer(),
  })),
);

type Encode = (picture: Sharp) => Sharp;
const encodings: readonly (readonly [string, string, Encode])[] = [
  ['a baseline JPEG', 'jpeg', (one) => one.jpeg()],
  ['a progressive JPEG', 'jpeg', (one) => one.jpeg({ progressive: true })],
  ['a JPEG without chroma subsampling', 'jpeg', (one) => one.jpeg({ chromaSubsampling: '4:4:4' })],
  ['a JPEG of low quality', 'jpeg', (one) => one.jpeg({ quality: 5 })],
  ['a JPEG of the best quality', 'jpeg', (one) => one.jpeg({ quality: 100 })],
  ['a JPEG by mozjpeg', 'jpeg', (one) => one.jpeg({ mozjpeg: true })],
  ['a grey JPEG', 'jpeg', (one) => one.grayscale().jpeg()],
  ['a JPEG in CMYK', 'jpeg', (one) => one.toColourspace('cmyk').jpeg()],
  ['a JPEG with a profile', 'jpeg', (one) => one.withIccProfile('p3').jpeg()],
  ['a PNG', 'png', (one) => one.png()],
  ['an interlaced PNG', 'png', (one) => one.png({ progressive: true })],
  ['a PNG with a palette', 'png', (one) => one.png({ palette: true })],
  ['a PNG with transparency', 'png', (one) => one.ensureAlpha(0.9).png()],
  ['a PNG of 16 bits', 'png', (one) => one.toColourspace('rgb16').png()],
  ['a grey PNG', 'png', (one) => one.grayscale().png()],
  ['a WebP', 'webp', (one) => one.webp()],
  ['a lossless WebP', 'webp', (one) => one.webp({ lossless: true })],
  ['a WebP with transparency', 'webp', (one) => one.ensureAlpha(0.9).webp()],
];

/** 50 pictures that people send, each to be taken. */
export const goodPictures: readonly GoodPicture[] = [
  ...photos,
  ...encodings.map(([name, type, encode]) => ({
    name,
    mediaType: `image/${type}`,
    make: async () => encode(sharp(await upright())).toBuffer(),
  })),
];
