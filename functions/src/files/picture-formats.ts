/**
 * Imported dynamically, with the first picture. Both packages are CommonJS, whose export names
 * esbuild resolves only in a static import.
 */
export { decode as decodeJpeg, encode as encodeJpeg } from 'jpeg-js';
export { PNG } from 'pngjs';
