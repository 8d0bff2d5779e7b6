import type { jsPDF } from 'jspdf';
import { noFallbacks } from '../fallback/fallback.ts';
import type { Fallbacks } from '../fallback/fallback.ts';
import { medium, regular, semibold } from '../inter-fonts.generated.ts';

const inter = { regular, medium, semibold };

const fallbacksByFile = new WeakMap<jsPDF, Fallbacks>();

export const fallbacksOf = (pdf: jsPDF): Fallbacks => fallbacksByFile.get(pdf) ?? noFallbacks;

/**
 * Adds Inter to the file, each weight as a family of its own, and the fallback fonts in two weights.
 * Unused ones are not embedded.
 */
export function addFonts(pdf: jsPDF, fallbacks: Fallbacks): void {
  fallbacksByFile.set(pdf, fallbacks);
  for (const [weight, data] of Object.entries(inter)) addFont(pdf, `inter-${weight}`, data);
  for (const font of fallbacks.fonts) {
    addFont(pdf, `${font.name}-regular`, font.regular);
    addFont(pdf, `${font.name}-semibold`, font.semibold);
  }
}

function addFont(pdf: jsPDF, name: string, data: string): void {
  pdf.addFileToVFS(`${name}.ttf`, data);
  pdf.addFont(`${name}.ttf`, name, 'normal');
}
