import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text in the file, in mm from the upper left corner of the page. */
type PdfText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/** The text of one page, line by line from the top and piece by piece. */
export type PdfPage = {
  readonly text: string;
  readonly pieces: readonly PdfText[];
  readonly width: number;
  readonly height: number;
};

const MM = 25.4 / 72;

function linesOf(pieces: readonly PdfText[]): string {
  const lines = new Map<number, PdfText[]>();
  for (const piece of pieces) {
    const y = Math.round(piece.y * 2);
    lines.set(y, [...(lines.get(y) ?? []), piece]);
  }
  return [...lines]
    .toSorted(([one], [other]) => one - other)
    .map(([, line]) => line.toSorted((one, other) => one.x - other.x))
    .map((line) => line.map((piece) => piece.text).join(' '))
    .join('\n');
}

export async function readPdf(file: Uint8Array): Promise<PdfPage[]> {
  const task = getDocument({ data: file.slice(), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    const pieces = content.items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              x: item.transform[4] * MM,
              y: (height - item.transform[5]) * MM,
              width: item.width * MM,
            },
          ]
        : [],
    );
    pages.push({ text: linesOf(pieces), pieces, width: width * MM, height: height * MM });
  }
  await task.destroy();
  return pages;
}
