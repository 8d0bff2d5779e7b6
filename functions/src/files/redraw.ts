import { AppError } from '@driftig/domain/errors';
import type { Sharp, SharpOptions } from 'sharp';

import { decodingCost } from './decoding-cost.ts';
import type { StoredFile } from './files.ts';
import { assertOnlyPicture } from './only-picture.ts';
import { runFew } from './run-few.ts';

/** JPEG quality of pictures in documents (product L9). */
const documentQuality = 98;
/** More than any phone takes. A small file that decompresses to more is an attack (product L19). */
const maxMegapixels = 50;
/**
 * Limit for all scans of a JPEG: 50 megapixels in the ten scans that encoders write, and some more.
 */
const maxScannedPixels = 600_000_000;
/** A third of a function's memory. */
const maxHeldBytes = 320 * 1024 * 1024;
/** Far more than any picture within those limits takes on a function's processor. */
const maxSeconds = 10;
/** Decoders at once: libvips has the four threads of the process's pool with files and others. */
const decoders = runFew({ atOnce: 2, waiting: 20 });

/**
 * Sequential reading keeps a few rows in memory instead of the whole picture, and one thread keeps
 * that number small: 30 megapixels take about 100 MB. A damaged file is refused, not repaired.
 */
const decoding: SharpOptions = {
  limitInputPixels: maxMegapixels * 1_000_000,
  failOn: 'error',
  sequentialRead: true,
};

const loaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
];

type MakePicture = (content: Buffer) => Sharp;
let makePicture: Promise<MakePicture> | undefined;

/** Loaded with the first picture. libvips reads many formats; all but ours are blocked. */
async function loadLibvips(): Promise<MakePicture> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [...loaders] });
  sharp.cache(false);
  sharp.concurrency(1);
  return (content) => sharp(content, decoding);
}

/**
 * Decodes a picture (the first one of an animation) and encodes its pixels as JPEG on white, turned
 * upright as its EXIF says, the longest side at most `longest` pixels. All metadata (place, camera,
 * scripts) is lost on purpose. Few are decoded at once, on threads of their own and within limits of
 * size, memory and time, so that a hostile picture delays no other request. Throws wrong_file_type at
 * `field` for anything but a readable PNG, JPEG or WebP, too_large for more than is allowed, and busy
 * where too many wait.
 */
export async function redraw(
  content: Buffer,
  longest: number,
  field: string,
  quality = documentQuality,
): Promise<StoredFile> {
  makePicture ??= loadLibvips();
  const make = await makePicture;
  try {
    assertOnlyPicture(content);
    assertWithinLimits(content);
    const jpeg = await decoders(() => encode(make(content), longest, quality));
    return { content: jpeg, mediaType: 'image/jpeg' };
  } catch (error) {
    throw error instanceof AppError ? error : refusalOf(error, field);
  }
}

class TooCostly extends Error {}

function assertWithinLimits(content: Buffer): void {
  const { pixels, heldBytes } = decodingCost(content);
  if (pixels > maxScannedPixels || heldBytes > maxHeldBytes) throw new TooCostly('Too costly');
}

function encode(picture: Sharp, longest: number, quality: number): Promise<Buffer> {
  return picture
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function refusalOf(error: unknown, field: string): AppError {
  const text = isTooCostly(error)
    ? `Billedet er for stort. Vælg et på højst ${maxMegapixels} megapixel.`
    : 'Billedet kan ikke læses. Brug en PNG-, JPEG- eller WebP-fil.';
  const refusal = { message: text, fields: { [field]: text }, cause: error };
  return new AppError(isTooCostly(error) ? 'too_large' : 'wrong_file_type', refusal);
}

/** sharp's errors have no codes. */
function isTooCostly(error: unknown): boolean {
  if (error instanceof TooCostly) return true;
  return error instanceof Error && /exceeds pixel limit|^timeout/.test(error.message);
}
