import { AppError } from '@driftig/domain/errors';

import type { StoredFile } from './files.ts';
import type * as Formats from './picture-formats.ts';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly data: Uint8Array;
}

/** More than any phone takes. A small file that decompresses to more is an attack. */
const maxPixels = 50_000_000;
/** JPEG quality of pictures in documents (product L9). */
const documentQuality = 98;

/**
 * Decodes a picture and encodes its pixels as JPEG on white, the longest side at most `longest`
 * pixels. All metadata (place, camera, scripts) is lost on purpose. Throws wrong_file_type at
 * `field` for anything but a readable PNG or JPEG.
 */
export async function redraw(
  content: Buffer,
  longest: number,
  field: string,
  quality = documentQuality,
): Promise<StoredFile> {
  const formats = await import('./picture-formats.ts');
  const pixels = readOrRefuse(() => decode(content, formats), field);
  const drawn = shrink(paintOnWhite(pixels), longest);
  const { data } = formats.encodeJpeg({ ...drawn, data: Buffer.from(drawn.data) }, quality);
  return { content: data, mediaType: 'image/jpeg' };
}

function readOrRefuse(read: () => Pixels, field: string): Pixels {
  try {
    return read();
  } catch (error) {
    const text = 'Billedet kan ikke læses. Brug en PNG- eller JPEG-fil.';
    const refusal = { message: text, fields: { [field]: text }, cause: error };
    throw new AppError('wrong_file_type', refusal);
  }
}

/** The first bytes decide the format, never the file name or the declared type. */
function decode(content: Buffer, { decodeJpeg, PNG }: typeof Formats): Pixels {
  if (content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'))) {
    const { width, height } = { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
    if (width * height > maxPixels) throw new Error('Too many pixels');
    return PNG.sync.read(content);
  }
  return turnUpright(
    decodeJpeg(content, {
      useTArray: true,
      formatAsRGBA: true,
      maxResolutionInMP: maxPixels / 1_000_000,
      maxMemoryUsageInMB: 512,
    }),
    content,
  );
}

function paintOnWhite({ width, height, data }: Pixels): Pixels {
  const opaque = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (data[at + 3] ?? 255) / 255;
    for (let colour = at; colour < at + 3; colour += 1)
      opaque[colour] = Math.round(255 + ((data[colour] ?? 255) - 255) * opacity);
    opaque[at + 3] = 255;
  }
  return { width, height, data: opaque };
}

/** Box filter: each new pixel is the mean of the pixels it covers. */
function shrink(from: Pixels, longest: number): Pixels {
  const scale = Math.max(from.width, from.height) / longest;
  if (scale <= 1) return from;
  const width = Math.max(1, Math.round(from.width / scale));
  const height = Math.max(1, Math.round(from.height / scale));
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set(meanOf(from, x, y, width, height), (y * width + x) * 4);
  return { width, height, data };
}

function meanOf(from: Pixels, x: number, y: number, width: number, height: number): number[] {
  const [left, right] = span(x, width, from.width);
  const [top, bottom] = span(y, height, from.height);
  const sums = [0, 0, 0, 0];
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) {
      const at = (row * from.width + column) * 4;
      for (let colour = 0; colour < 4; colour += 1)
        sums[colour] = (sums[colour] ?? 0) + (from.data[at + colour] ?? 0);
    }
  const count = (right - left) * (bottom - top);
  return sums.map((sum) => Math.round(sum / count));
}

/** The range of old pixels under one new one; at least one pixel. */
function span(index: number, parts: number, whole: number): [number, number] {
  const from = Math.floor((index * whole) / parts);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * whole) / parts))];
}

/** Turns the pixels as EXIF says, because the new file has no EXIF. */
function turnUpright(pixels: Pixels, content: Buffer): Pixels {
  const orientation = orientationOf(content);
  if (orientation === 3) return rotate(rotate(pixels));
  if (orientation === 6) return rotate(pixels);
  return orientation === 8 ? rotate(rotate(rotate(pixels))) : pixels;
}

/** Rotates by 90 degrees clockwise. */
function rotate({ width, height, data }: Pixels): Pixels {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      out.set(data.subarray(from, from + 4), (x * height + (height - 1 - y)) * 4);
    }
  return { width: height, height: width, data: out };
}

/** The EXIF orientation of a JPEG, else 1. Cameras write 1, 3, 6 or 8, never a mirrored one. */
function orientationOf(content: Buffer): number {
  const at = content.indexOf('Exif\0\0', 0, 'latin1');
  if (at < 0 || at > 64 * 1024) return 1;
  const tiff = content.subarray(at + 6);
  if (tiff.length < 8) return 1;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (offset: number) => (little ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return 1;
  const count = Math.min(u16(first), 64);
  for (let entry = 0; entry < count; entry += 1) {
    const offset = first + 2 + entry * 12;
    if (offset + 10 > tiff.length) return 1;
    if (u16(offset) === 0x01_12) return u16(offset + 8);
  }
  return 1;
}
