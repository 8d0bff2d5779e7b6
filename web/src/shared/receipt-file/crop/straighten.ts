import {
  mapOntoCorners,
  straightSize,
  type Corners,
  type Point,
  type Size,
} from './perspective.ts';

/** JPEG quality: print stays sharp, and a photo of 2000 pixels is about half a megabyte. */
const quality = 0.85;
const opaque = 255;

/** The sheet between the corners (shares of the sides), straightened, as JPEG. */
export async function straighten(picture: File, corners: Corners): Promise<File> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const source = readPixels(bitmap);
  bitmap.close();
  const inPixels = corners.map(({ x, y }) => ({ x: x * (width - 1), y: y * (height - 1) }));
  const straight = drawStraight(source, inPixels as unknown as Corners);
  const blob = await toJpeg(straight);
  const name = picture.name.replace(/\.\w{1,5}$/, '.jpg');
  return new File([blob], name, { type: blob.type, lastModified: picture.lastModified });
}

function canvasOf({ width, height }: Size) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas');
  return { canvas, context };
}

function readPixels(bitmap: ImageBitmap): ImageData {
  const { context } = canvasOf(bitmap);
  // JPEG has no transparency; without a background it would be black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

function drawStraight(source: ImageData, corners: Corners): ImageData {
  const size = straightSize(corners);
  const map = mapOntoCorners(corners);
  const target = new ImageData(size.width, size.height);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const place = map({ x: (x + 0.5) / size.width, y: (y + 0.5) / size.height });
      copyPixel(source, place, target.data, (y * size.width + x) * 4);
    }
  return target;
}

/**
 * The colour between the four pixels around a place (bilinear). It runs for millions of pixels on a phone, so it makes
 * nothing: four weights, then three channels.
 */
function copyPixel(source: ImageData, place: Point, target: Uint8ClampedArray, at: number): void {
  const { data, width, height } = source;
  const x = Math.min(Math.max(place.x, 0), width - 1.001);
  const y = Math.min(Math.max(place.y, 0), height - 1.001);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const above = (top * width + left) * 4;
  const below = above + width * 4;
  const lowerRight = (x - left) * (y - top);
  const upperRight = x - left - lowerRight;
  const lowerLeft = y - top - lowerRight;
  const upperLeft = 1 - (x - left) - lowerLeft;
  for (let channel = 0; channel < 3; channel += 1)
    target[at + channel] =
      upperLeft * (data[above + channel] ?? 0) +
      upperRight * (data[above + channel + 4] ?? 0) +
      lowerLeft * (data[below + channel] ?? 0) +
      lowerRight * (data[below + channel + 4] ?? 0);
  target[at + 3] = opaque;
}

async function toJpeg(pixels: ImageData): Promise<Blob> {
  const { canvas, context } = canvasOf(pixels);
  context.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  if (blob === null) throw new Error('The picture cannot be stored as JPEG');
  return blob;
}
