import { creditNoteDocumentOf, documentOf } from '@driftig/documents/printed-invoice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useLogoQuery } from '../../../api/queries/company-logo.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { runWhenIdle } from '../../../ui/loading/run-when-idle.ts';
import { printableInvoice } from '../invoice-view-queries.ts';
import type { PdfUse } from './invoice-pdf.ts';
import { texts } from './texts.ts';

const loadCode = () => import('./invoice-pdf.ts');

/** A failure is shown when the PDF is requested. */
const fetchPdfCode = () => void loadCode().catch(() => undefined);

/** Saves or prints the PDF of an invoice by its number, or that of its credit note. */
export function useSavePdf() {
  const client = useQueryClient();
  const logoQuery = useLogoQuery();
  const [busy, setBusy] = useState<PdfUse>();
  // Half of what the first PDF takes is fetching its code.
  useEffect(() => runWhenIdle(fetchPdfCode), []);
  const makePdf = async (use: PdfUse, number: number, isCreditNote = false) => {
    setBusy(use);
    try {
      const [{ handInvoicePdf }, invoice, logo] = await Promise.all([
        loadCode(),
        client.fetchQuery(printableInvoice(number)),
        logoQuery.enabled ? client.fetchQuery(logoQuery) : null,
      ]);
      const creditNote = isCreditNote ? creditNoteDocumentOf(invoice) : undefined;
      await handInvoicePdf(creditNote ?? documentOf(invoice), logo, use);
    } catch {
      const onRetry = () => void makePdf(use, number, isCreditNote);
      toastFailure(texts.pdfFailed, { text: texts.pdfFailedHelp, onRetry });
    } finally {
      setBusy(undefined);
    }
  };
  return { makePdf, busy };
}
