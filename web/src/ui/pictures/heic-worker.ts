/** Decodes the first picture of a HEIC file. A worker, because a phone's photo takes seconds. */
import libheif from 'libheif-js';

function decode(file: Uint8Array): Promise<ImageData | undefined> {
  const [picture] = new libheif.HeifDecoder().decode(file);
  if (picture === undefined) return Promise.resolve(undefined);
  const pixels = new ImageData(picture.get_width(), picture.get_height());
  return new Promise((resolve) => {
    picture.display(pixels, (shown) => resolve(shown === null ? undefined : pixels));
  });
}

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  decode(data).then(
    (pixels) => self.postMessage(pixels, pixels ? { transfer: [pixels.data.buffer] } : {}),
    () => self.postMessage(undefined, {}),
  );
});
