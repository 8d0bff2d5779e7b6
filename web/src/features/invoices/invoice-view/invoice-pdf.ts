import type { InvoiceDocument } from '@driftig/documents/invoice-document.types';

import { jpegOf, type CompanyLogo } from '../../../api/company-logo.ts';

const loadCode = () => import('@driftig/documents/invoice-pdf');

/** Fetches the code and its fonts ahead; a failure is told when the PDF is asked for. */
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
  const file = renderInvoicePdf(document, picture);
  const blob = new Blob([file as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
  download(URL.createObjectURL(blob), document.fileName);
}

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoking the URL at once would cancel a download that has not started yet.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
