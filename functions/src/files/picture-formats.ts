/** Loaded with the first picture. Both packages are CommonJS: a bundle knows their names only here. */
export { decode as decodeJpeg, encode as encodeJpeg } from 'jpeg-js';
export { PNG } from 'pngjs';
