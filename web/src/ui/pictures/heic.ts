const MOST_MILLISECONDS = 60_000;

/** The pixels of a HEIC file: from the browser where it can (Safari), else from libheif. */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const own = await createImageBitmap(file).catch(() => undefined);
  return own ?? createImageBitmap(await decodeInWorker(file));
}

/** libheif is loaded with the first HEIC file: 750 KB compressed. It is plain JavaScript. */
async function decodeInWorker(file: Blob): Promise<ImageData> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('heic-worker.ts', import.meta.url), { type: 'module' });
  const answer = Promise.withResolvers<ImageData | undefined>();
  worker.addEventListener('message', ({ data }: MessageEvent<ImageData | undefined>) =>
    answer.resolve(data),
  );
  worker.addEventListener('error', () => answer.resolve(undefined));
  const timer = setTimeout(() => answer.resolve(undefined), MOST_MILLISECONDS);
  worker.postMessage(bytes, [bytes.buffer]);
  const pixels = await answer.promise;
  clearTimeout(timer);
  worker.terminate();
  if (pixels === undefined) throw new Error('The HEIC file cannot be decoded');
  return pixels;
}
