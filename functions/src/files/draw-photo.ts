import type { StoredFile } from './files.ts';
import { redraw } from './redraw.ts';
import { redrawToFit } from './redraw-to-fit.ts';

const photo = { longest: 2000, quality: 85, maxBytes: 4 * 1024 * 1024 };
/** Pixels of a gallery tile on a sharp screen. */
const thumbnailSide = 480;
const thumbnailQuality = 75;

/**
 * A photo drawn anew, and its thumbnail, which is made of the drawn one: the sender's file is decoded
 * once. Throws what redraw throws, at `field`.
 */
export async function drawPhoto(
  content: Buffer,
  field: string,
): Promise<{ readonly picture: StoredFile; readonly thumbnail: StoredFile }> {
  const picture = await redrawToFit(content, photo, field);
  const thumbnail = await redraw(picture.content, thumbnailSide, field, thumbnailQuality);
  return { picture, thumbnail };
}
