import { jsPDF } from 'jspdf';
import type { InvoiceDocument } from './invoice-document.types.ts';
import { writeHeader } from './invoice-pdf/header.ts';
import { writeOrder } from './invoice-pdf/order.ts';
import { writeNotices, writePayment } from './invoice-pdf/payment.ts';
import { writeSettlement } from './invoice-pdf/settlement.ts';
import { BOTTOM, LEFT, openSheets, writeFooters } from './invoice-pdf/sheet.ts';
import type { Sheets } from './invoice-pdf/sheet.ts';
import { writeTable } from './invoice-pdf/table.ts';
import { loadFallbacks } from './fallback/fallback.ts';
import { identifyFile } from './pdf/file-identity.ts';
import { addFonts } from './pdf/fonts.ts';
import { measuringPen } from './pdf/pen.ts';
import type { Pen } from './pdf/pen.ts';
import { SMALL_LINE } from './pdf/styles.ts';
import { drawPicture } from './pdf/picture.ts';
import type { Picture } from './pdf/picture.ts';

export { jpegPicture } from './pdf/picture.ts';

const LOGO = { x: LEFT, y: 12.6, width: 46, height: 9.4 };
const AFTER_TABLE = 3.7;

async function createPdf(document: InvoiceDocument): Promise<jsPDF> {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  identifyFile(pdf, JSON.stringify(document), document.isoDate);
  pdf.setProperties({ title: document.title, author: document.seller.name, creator: 'Driftig' });
  pdf.setLanguage('da');
  addFonts(pdf, await loadFallbacks(JSON.stringify(document)));
  return pdf;
}

/** The x at which the seller's name begins; undefined for a wide logo, which contains the name. */
function drawLogo(pdf: jsPDF, logo: Picture | undefined): number | undefined {
  if (logo === undefined) return LEFT;
  const width = drawPicture(pdf, logo, LOGO);
  return logo.width > 2 * logo.height ? undefined : LEFT + width + 2.6;
}

/** Returns the baseline of the last line. */
function writeEnd(pen: Pen, measuring: Pen, document: InvoiceDocument, top: number): number {
  let y = writeSettlement(pen, document, top) + 4.2;
  if (document.payment !== undefined) y = writePayment(pen, measuring, document.payment, y) + 1.9;
  return writeNotices(pen, document.notices, y + 4) - SMALL_LINE;
}

/** Keeps totals, payment and notices together: measures them first, and turns the page if needed. */
function placeEnd({ pen, next }: Sheets, document: InvoiceDocument, top: number): void {
  const measuring = measuringPen(pen);
  const fits = writeEnd(measuring, measuring, document, top) <= BOTTOM;
  writeEnd(pen, measuring, document, fits ? top : next());
}

/** The invoice as a PDF of A4 pages with searchable text. The same input gives the same bytes. */
export async function renderInvoicePdf(
  document: InvoiceDocument,
  { logo }: { readonly logo?: Picture | undefined } = {},
): Promise<Uint8Array> {
  const pdf = await createPdf(document);
  const sheets = openSheets(pdf, document);
  const headEnd = writeHeader(sheets.pen, document, drawLogo(pdf, logo));
  const orderEnd = writeOrder(sheets, document.order, headEnd);
  const tableEnd = writeTable(sheets, document, orderEnd);
  placeEnd(sheets, document, tableEnd + AFTER_TABLE);
  writeFooters(pdf, sheets, document);
  return new Uint8Array(pdf.output('arraybuffer'));
}
