import bidiFactory from 'bidi-js';

import { shapeArabic } from './arabic-forms.ts';

const bidi = bidiFactory();

/**
 * A line in the order of its signs on paper, from left to right, with Arabic letters joined (Unicode
 * bidirectional algorithm). Documents run from left to right, as their lines do on the screen.
 */
export function toVisual(line: string): string {
  const shaped = shapeArabic(line);
  return bidi.getReorderedString(shaped, bidi.getEmbeddingLevels(shaped, 'ltr'));
}
