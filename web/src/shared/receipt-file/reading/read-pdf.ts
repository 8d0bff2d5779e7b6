import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.min.mjs';

/** A receipt's total is on its first pages; a long PDF is no receipt. */
const mostPages = 3;

/** pdf.js writes errors alone to the console, and no warnings about damaged files. */
const quiet = 0;

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The lines of text of a PDF; none where it is scanned. Rejects for one that is locked or damaged. */
export async function readPdf(file: File, signal: AbortSignal): Promise<readonly string[]> {
  const port = new Worker(new URL('pdf-worker.ts', import.meta.url), { type: 'module' });
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker: PDFWorker.create({ port, verbosity: quiet }),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: quiet,
  });
  const stop = () => void task.destroy();
  signal.addEventListener('abort', stop);
  try {
    const pdf = await task.promise;
    const lines: string[] = [];
    for (let number = 1; number <= Math.min(mostPages, pdf.numPages); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      lines.push(...linesOf(items.flatMap(wordOf)));
    }
    return lines;
  } finally {
    signal.removeEventListener('abort', stop);
    await task.destroy();
    port.terminate();
  }
}

function wordOf(item: object): Word[] {
  if (!('str' in item) || !('transform' in item) || String(item.str).trim() === '') return [];
  const [, , , , x = 0, y = 0] = item.transform as readonly number[];
  return [{ text: String(item.str), x, y }];
}

/** Words on about the same height are a line; the height is measured from the bottom of the page. */
function linesOf(words: readonly Word[]): readonly string[] {
  const rows = new Map<number, Word[]>();
  for (const word of words) {
    const near = [...rows.keys()].find((y) => Math.abs(y - word.y) < 3) ?? word.y;
    rows.set(near, [...(rows.get(near) ?? []), word]);
  }
  return [...rows]
    .toSorted(([one], [other]) => other - one)
    .map(([, row]) =>
      row
        .toSorted((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(' '),
    );
}
