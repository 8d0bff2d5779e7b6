import type { jsPDF } from 'jspdf';
import { medium, regular, semibold } from '../inter-fonts.generated.ts';

const fonts = { regular, medium, semibold };

/** Puts Inter into the file, each weight as a family of its own. Only what is used is embedded. */
export function addFonts(pdf: jsPDF): void {
  for (const [weight, data] of Object.entries(fonts)) {
    pdf.addFileToVFS(`Inter-${weight}.ttf`, data);
    pdf.addFont(`Inter-${weight}.ttf`, `Inter-${weight}`, 'normal');
  }
}
