import { AppError } from '@driftig/domain/errors';
import type { Sharp, SharpOptions } from 'sharp';

import type { StoredFile } from './files.ts';

/** JPEG quality of pictures in documents (product L9). */
const documentQuality = 98;
/** More than any phone takes. A small file that decompresses to more is an attack (product L19). */
const maxMegapixels = 50;
/** A picture that decodes for longer is an attack: 50 megapixels take about a second. */
const maxSeconds = 5;

/**
 * Sequential reading keeps a few rows in memory instead of the whole picture, and one thread keeps
 * that number small: 30 megapixels take about 100 MB. A damaged file is refused, not repaired.
 */
const decoding: SharpOptions = {
  limitInputPixels: maxMegapixels * 1_000_000,
  failOn: 'error',
  sequentialRead: true,
};

type MakePicture = (content: Buffer) => Sharp;
let makePicture: Promise<MakePicture> | undefined;

/** Loaded with the first picture. libvips reads many formats; all but ours are blocked. */
async function loadLibvips(): Promise<MakePicture> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  sharp.cache(false);
  sharp.concurrency(1);
  return (content) => sharp(content, decoding);
}

/**
 * Decodes a picture and encodes its pixels as JPEG on white, turned upright as its EXIF says, the
 * longest side at most `longest` pixels. All metadata (place, camera, scripts) is lost on purpose.
 * Decoding runs on a thread of its own with limits of size and time, so that a hostile picture
 * delays no other request. Throws wrong_file_type at `field` for anything but a readable PNG or JPEG,
 * and too_large for more pixels than allowed.
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
    const jpeg = await encode(make(content), longest, quality);
    return { content: jpeg, mediaType: 'image/jpeg' };
  } catch (error) {
    throw refusalOf(error, field);
  }
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
  // sharp's errors have no codes.
  const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
  const text = isTooLarge
    ? `Billedet er for stort. Vælg et på højst ${maxMegapixels} megapixel.`
    : 'Billedet kan ikke læses. Brug en PNG- eller JPEG-fil.';
  const refusal = { message: text, fields: { [field]: text }, cause: error };
  return new AppError(isTooLarge ? 'too_large' : 'wrong_file_type', refusal);
}
