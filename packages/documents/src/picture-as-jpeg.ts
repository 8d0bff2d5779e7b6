import type { Picture } from './pdf/picture.ts';

const QUALITY = 0.98;
/** In pixels: sharp when printed as a logo, and small enough to mail. */
const LONGEST_SIDE = 1200;

/** Browser only: converts any picture it can show to a JPEG, transparent parts to white. */
export async function pictureAsJpeg(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas to draw the picture on.');
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height };
}
