// Loaded with the first own invoice of an archive: the code and fonts of PDFs are large.
import { shownInvoiceRoutes } from '@driftig/contracts/invoices/shown';
import { renderInvoicePdf } from '@driftig/documents/invoice-pdf';
import { creditNoteDocumentOf, documentOf } from '@driftig/documents/printed-invoice';

import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { jpegOf, type CompanyLogo } from '../../../api/queries/company-logo.ts';

export interface OwnInvoice {
  readonly number: number;
  /** The credit note that took it back is made instead. */
  readonly isCreditNote: boolean;
  readonly logo: CompanyLogo | null;
  readonly signal: AbortSignal;
}

/** The PDF of an own invoice; undefined for a deleted one, and for users who may not see invoices. */
export async function ownInvoicePdf({
  number,
  isCreditNote,
  logo,
  signal,
}: OwnInvoice): Promise<Blob | undefined> {
  try {
    const body = { number };
    const invoice = await call(shownInvoiceRoutes.getPrintableInvoice, { body }, { signal });
    const picture = logo === null ? {} : { logo: { ...logo, jpeg: jpegOf(logo) } };
    const document = isCreditNote ? creditNoteDocumentOf(invoice) : documentOf(invoice);
    if (document === undefined) return undefined;
    const file = await renderInvoicePdf(document, picture);
    return new Blob([new Uint8Array(file)], { type: 'application/pdf' });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404))
      return undefined;
    throw error;
  }
}
