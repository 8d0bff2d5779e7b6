import type { FileField } from '../core/route.ts';
import { pictureTypes } from '../employees/picture.ts';

/**
 * A photo or a scan. Requests and answers of a Lambda are at most 6 MB with the file in base64, which
 * leaves 4 MB for the file.
 */
export const receiptFile: FileField = {
  mediaTypes: ['application/pdf', ...pictureTypes],
  knownByContent: true,
  maxBytes: 4 * 1024 * 1024,
  required: false,
};
