/**
 * Cost of decoding a picture, read from its headers. libvips checks width and height only, and its
 * timeout does not interrupt a decoder that passes through the whole picture again and again.
 */
interface DecodingCost {
  /** Pixels that are gone through: of a progressive JPEG, those of all scans. */
  readonly pixels: number;
  /** Bytes that the decoder holds at once. 0 where it holds a few rows only. */
  readonly heldBytes: number;
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

/** Throws for a file that says its size twice, or whose headers end early. */
export function decodingCost(content: Buffer): DecodingCost {
  if (content.subarray(0, pngSignature.length).equals(pngSignature)) return costOfPng(content);
  if (content.readUInt16BE(0) === JPEG_START) return costOfJpeg(content);
  return { pixels: 0, heldBytes: 0 };
}

/** Values of a pixel by the colour type of a PNG: grey, RGB, palette, grey or RGB with alpha. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function costOfPng(content: Buffer): DecodingCost {
  const headers = pngChunks(content).filter(({ type }) => type === 'IHDR');
  const [first, second] = headers;
  if (first === undefined || second !== undefined) throw new Error('Not one IHDR');
  const [width, height] = [content.readUInt32BE(first.at), content.readUInt32BE(first.at + 4)];
  const [depth = 0, colour = 0, , , interlace] = content.subarray(first.at + 8, first.at + 13);
  const bytes = (width * height * depth * (channels[colour] ?? 4)) / 8;
  // An interlaced one comes in seven passes over the whole picture.
  return { pixels: width * height, heldBytes: interlace === 0 ? 0 : bytes };
}

function pngChunks(content: Buffer) {
  const chunks: { readonly type: string; readonly at: number }[] = [];
  for (let at = pngSignature.length; at + 12 <= content.length;) {
    chunks.push({ type: content.toString('latin1', at + 4, at + 8), at: at + 8 });
    at += 12 + content.readUInt32BE(at);
  }
  return chunks;
}

const JPEG_START = 0xffd8;
const JPEG_END = 0xd9;
const START_OF_SCAN = 0xda;
/** SOF0 to SOF15, without the tables that are numbered among them (DHT, JPG, DAC). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** SOF2, 6, 10 and 14 are progressive: their coefficients are held until the last scan. */
const isProgressive = (marker: number) => marker % 4 === 2;
/** Bytes of coefficients per pixel: two for each of three colours. */
const heldPerPixel = 6;

function costOfJpeg(content: Buffer): DecodingCost {
  const segments = jpegSegments(content);
  const [frame, second] = segments.filter(({ marker }) => isFrame(marker));
  if (frame === undefined || second !== undefined) throw new Error('Not one frame header');
  const pixels = content.readUInt16BE(frame.at + 5) * content.readUInt16BE(frame.at + 3);
  const scans = segments.filter(({ marker }) => marker === START_OF_SCAN).length;
  const heldBytes = isProgressive(frame.marker) ? pixels * heldPerPixel : 0;
  return { pixels: pixels * Math.max(scans, 1), heldBytes };
}

/** The segments up to the end of the picture; `at` is the place of a segment's length. */
function jpegSegments(content: Buffer) {
  const segments: { readonly marker: number; readonly at: number }[] = [];
  for (let at = nextMarker(content, 2); at !== undefined;) {
    const marker = content[at - 1] ?? JPEG_END;
    if (marker === JPEG_END || at + 2 > content.length) break;
    segments.push({ marker, at });
    at = nextMarker(content, at + content.readUInt16BE(at));
  }
  return segments;
}

/** The place after the next marker. In a scan 0xFF is followed by 0 or a restart marker. */
function nextMarker(content: Buffer, from: number): number | undefined {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const marker = content[at + 1] ?? 0;
    const isRestart = marker >= 0xd0 && marker <= 0xd7;
    if (marker !== 0 && marker !== 0xff && !isRestart) return at + 2;
  }
  return undefined;
}
