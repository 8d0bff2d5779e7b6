import type { StoredFile } from './files.ts';
import { redraw } from './redraw.ts';

/** Factor on each side where a picture exceeds the size of a Lambda's answer. */
const smaller = 0.8;

interface Fit {
  /** In pixels. */
  readonly longest: number;
  /** JPEG quality. */
  readonly quality: number;
  readonly maxBytes: number;
}

/**
 * Draws a picture anew, smaller until it fits: a dark photo is noisy, and noise can take more bytes
 * re-encoded than in the original. Throws what redraw throws, at `field`.
 */
export async function redrawToFit(content: Buffer, fit: Fit, field: string): Promise<StoredFile> {
  const drawn = await redraw(content, fit.longest, field, fit.quality);
  if (drawn.content.length <= fit.maxBytes) return drawn;
  // From the re-encoded picture: the original may be far larger and slow to decode.
  return redrawToFit(drawn.content, { ...fit, longest: fit.longest * smaller }, field);
}
