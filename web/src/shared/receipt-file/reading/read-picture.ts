import languageAddress from '@tesseract.js-data/dan/4.0.0_best_int/dan.traineddata.gz?url';
import coreAddress from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import tesseract from 'tesseract.js/dist/tesseract.esm.min.js';
import workerAddress from 'tesseract.js/dist/worker.min.js?url';

const absolute = (address: string) => new URL(address, location.href).href;

/** One column of lines of varying size, so that an amount stays on the line of its word. */
const oneColumn = '4' as never;

/**
 * The lines of a picture, read on the device. Engine and Danish data (3.5 MB compressed) are files of the site,
 * fetched with the first picture and cached by the browser.
 */
export async function readPicture(picture: File, signal: AbortSignal): Promise<readonly string[]> {
  const failure = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => failure.reject(signal.reason));
  const starting = tesseract.createWorker('dan', 1, {
    workerPath: absolute(workerAddress),
    corePath: absolute(coreAddress),
    langPath: absolute(languageAddress).replace(/\/[^/]+$/, ''),
    workerBlobURL: false,
    cacheMethod: 'none',
    // The library's promise stays pending when the language cannot be loaded.
    errorHandler: failure.reject,
  });
  const read = async () => {
    const worker = await starting;
    await worker.setParameters({ tessedit_pageseg_mode: oneColumn });
    const { data } = await worker.recognize(picture);
    return data.text.split('\n');
  };
  try {
    return await Promise.race([read(), failure.promise]);
  } finally {
    void starting.then((worker) => worker.terminate());
  }
}
