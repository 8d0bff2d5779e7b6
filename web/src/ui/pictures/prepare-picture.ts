import { isHeic } from './is-heic.ts';

/** Pixels. The server scales to the same size, and a phone's camera takes far larger pictures. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.9;

/** The kinds of picture that are sent, and those that are turned into JPEG before. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
export const CONVERTED_TYPES = {
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
};

export const NOT_CONVERTED =
  'Billedet kan ikke omdannes fra HEIC. Gem det som JPEG, og vælg det igen.';

/** Whether a chosen file is of a kind that is sent. */
export const isPicture = async (file: File): Promise<boolean> =>
  PICTURE_TYPES.includes(file.type) || (await isHeic(file));

/**
 * A picture as it is uploaded: scaled down, and a HEIC photo as JPEG. Other files, and pictures that
 * the browser cannot read, are returned unchanged. Undefined for a HEIC file that cannot be read.
 */
export async function preparePicture(file: File): Promise<File | undefined> {
  const heic = await isHeic(file);
  if (!heic && !file.type.startsWith('image/')) return file;
  const decoded = heic ? decodeLate(file) : createImageBitmap(file);
  const bitmap = await decoded.catch(() => undefined);
  if (bitmap === undefined) return heic ? undefined : file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const blob = heic || scale < 1 ? await drawScaled(bitmap, scale) : null;
  bitmap.close();
  if (heic && blob === null) return undefined;
  if (blob === null || (!heic && blob.size >= file.size)) return file;
  return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
}

/** Few pictures are HEIC, so its code is fetched with the first one. */
async function decodeLate(file: File): Promise<ImageBitmap> {
  const { decodeHeic } = await import('./heic.ts');
  return decodeHeic(file);
}

function drawScaled(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  // JPEG has no transparency; without a background it would be black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
