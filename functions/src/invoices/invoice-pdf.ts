import type { CompanyData } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';
import type { OutboxPayloads } from '@driftig/domain/events';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { jpegPicture, renderInvoicePdf } from '@driftig/documents/invoice-pdf';
import { creditNoteDocumentOf, documentOf } from '@driftig/documents/printed-invoice';

import { fileStore } from '../files/files.ts';
import { mailEnvironment } from '../mail/send-mail.ts';
import { printableOf } from './printable-invoice.ts';

interface Printed {
  readonly invoice: Invoice;
  readonly document: OutboxPayloads['invoiceMailed']['document'];
  /** Name of the company's logo among its files; '' for none. */
  readonly logo: string;
}

/** The PDF of an invoice or its credit note, made by the same code as the site's. */
export async function invoicePdf(
  store: CompanyData,
  companyId: string,
  { invoice, document: kind, logo }: Printed,
): Promise<{ readonly name: string; readonly content: Uint8Array }> {
  const [printable, jpeg] = await Promise.all([
    printableOf(store, invoice, mailEnvironment().SITE_URL),
    logo === '' ? undefined : logoOf(companyId, logo),
  ]);
  const document = kind === 'creditNote' ? creditNoteDocumentOf(printable) : documentOf(printable);
  if (document === undefined) throw new AppError('not_found');
  const picture = jpeg === undefined ? {} : { logo: jpegPicture(jpeg) };
  return {
    name: document.fileName,
    content: await renderInvoicePdf(document, picture),
  };
}

/** Undefined where the logo was replaced a moment ago: the invoice goes without. */
async function logoOf(companyId: string, name: string): Promise<Uint8Array | undefined> {
  try {
    return (await fileStore(companyId).get(name)).content;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
