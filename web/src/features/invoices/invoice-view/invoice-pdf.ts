import type { InvoiceDocument } from '@driftig/documents/invoice-document.types';

import { jpegOf, type CompanyLogo } from '../../../api/queries/company-logo.ts';
import { downloadFile } from '../../../ui/files/download-file.ts';

const loadCode = () => import('@driftig/documents/invoice-pdf');

/** Fetches the code and its fonts ahead; a failure is shown when the PDF is requested. */
export function fetchPdfCode(): void {
  loadCode().catch(() => undefined);
}

/** Creates the PDF and downloads it. */
export async function downloadInvoicePdf(
  document: InvoiceDocument,
  logo: CompanyLogo | null,
): Promise<void> {
  const { renderInvoicePdf } = await loadCode();
  const picture = logo === null ? {} : { logo: { ...logo, jpeg: jpegOf(logo) } };
  const file = await renderInvoicePdf(document, picture);
  downloadFile(document.fileName, file, 'application/pdf');
}
