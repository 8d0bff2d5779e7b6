import type { jsPDF } from 'jspdf';

/** The part of jsPDF's font that says as which letter (UTF-16 code) a glyph is read. */
export interface FontMetadata {
  readonly toUnicode: Record<number, number>;
  characterToGlyph(code: number): number;
}

/**
 * Makes the joined forms of Arabic letters, written in the current font, readable as the letters
 * themselves, so that a search finds a name as it is typed. Lam with alef is one glyph and stays a form:
 * readers take it apart.
 */
export function readAsLetters(pdf: jsPDF, text: string): void {
  const metadata = pdf.getFont().metadata as FontMetadata;
  for (const form of text) {
    const letter = form.normalize('NFKC');
    if (letter.length > 1 || letter === form) continue;
    metadata.toUnicode[metadata.characterToGlyph(form.charCodeAt(0))] = letter.charCodeAt(0);
  }
}
