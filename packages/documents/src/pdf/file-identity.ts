import type { jsPDF } from 'jspdf';

/** FNV-1a, 32 bits, as eight hexadecimal digits. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** jsPDF accepts the years 2000 to 2037 only; any other date becomes the first of them. */
function pdfDate(isoDate: string): string {
  const written = /^20([0-2]\d|3[0-7])-\d\d-\d\d$/.test(isoDate) ? isoDate : '2000-01-01';
  return `D:${written.replaceAll('-', '')}000000+00'00'`;
}

/** Derives id and date from the content instead of clock and random, so the bytes are reproducible. */
export function identifyFile(pdf: jsPDF, content: string, isoDate: string): void {
  const seeds = [0x811c9dc5, 0x01234567, 0x2468ace0, 0x13579bdf];
  pdf.setFileId(
    seeds
      .map((seed) => hash(content, seed))
      .join('')
      .toUpperCase(),
  );
  pdf.setCreationDate(pdfDate(isoDate));
}
