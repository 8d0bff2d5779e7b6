import type { jsPDF } from 'jspdf';
import { medium, regular, semibold } from '../inter-fonts.generated.ts';

const fonts = { regular, medium, semibold };

/** Adds Inter to the file, each weight as a family of its own. Unused weights are not embedded. */
export function addFonts(pdf: jsPDF): void {
  for (const [weight, data] of Object.entries(fonts)) {
    pdf.addFileToVFS(`Inter-${weight}.ttf`, data);
    pdf.addFont(`Inter-${weight}.ttf`, `Inter-${weight}`, 'normal');
  }
}
