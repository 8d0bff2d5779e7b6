/** Pixels. The server scales to the same size, and a phone's camera takes far larger pictures. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.9;

/** Scales a picture down for upload. Other files and unreadable pictures are returned unchanged. */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return file;
  const scale = LONGEST_SIDE / Math.max(bitmap.width, bitmap.height);
  const blob = scale < 1 ? await drawScaled(bitmap, scale) : null;
  bitmap.close();
  if (blob === null || blob.size >= file.size) return file;
  return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
}

function drawScaled(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  // JPEG has no transparency; without a background it would be black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
