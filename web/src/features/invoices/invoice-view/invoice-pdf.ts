import type { InvoiceDocument } from '@driftig/documents/invoice-document.types';
import { renderInvoicePdf } from '@driftig/documents/invoice-pdf';

import { jpegOf, type CompanyLogo } from '../../../api/queries/company-logo.ts';
import { downloadFile } from '../../../ui/files/download-file.ts';
import { printPdf } from '../../../ui/files/print-pdf.ts';

export type PdfUse = 'save' | 'print';

/** Makes the PDF, and saves or prints it. Loaded lazily, with the code and fonts of PDFs. */
export async function handInvoicePdf(
  document: InvoiceDocument,
  logo: CompanyLogo | null,
  use: PdfUse,
): Promise<void> {
  const picture = logo === null ? {} : { logo: { ...logo, jpeg: jpegOf(logo) } };
  const file = await renderInvoicePdf(document, picture);
  const { fileName } = document;
  if (use === 'save') downloadFile(fileName, file, 'application/pdf');
  else if (!(await printPdf(fileName, file))) await printSheet(fileName);
}

/**
 * Prints the page once its fonts have loaded, where a browser has no viewer of PDFs. Browsers that save it as a PDF name
 * that by the page's title, so the title is the file's name meanwhile.
 */
async function printSheet(fileName: string): Promise<void> {
  const page = globalThis.document;
  await page.fonts.ready;
  const { title } = page;
  page.title = fileName.replace(/\.pdf$/, '');
  window.addEventListener('afterprint', () => (page.title = title), { once: true });
  window.print();
}
