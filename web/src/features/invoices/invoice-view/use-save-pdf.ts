import { creditNoteDocumentOf, documentOf } from '@driftig/documents/printed-invoice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useLogoQuery } from '../../../api/queries/company-logo.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { runWhenIdle } from '../../../ui/loading/run-when-idle.ts';
import { printableInvoice } from '../invoice-view-queries.ts';
import { downloadInvoicePdf, fetchPdfCode } from './invoice-pdf.ts';
import { texts } from './texts.ts';

/** Downloads the PDF of an invoice by its number, or that of its credit note. */
export function useSavePdf() {
  const client = useQueryClient();
  const logoQuery = useLogoQuery();
  const [busy, setBusy] = useState(false);
  // Half of what the first PDF takes is fetching its code.
  useEffect(() => runWhenIdle(fetchPdfCode), []);
  const savePdf = async (number: number, isCreditNote = false) => {
    setBusy(true);
    try {
      const [invoice, logo] = await Promise.all([
        client.fetchQuery(printableInvoice(number)),
        logoQuery.enabled ? client.fetchQuery(logoQuery) : null,
      ]);
      const creditNote = isCreditNote ? creditNoteDocumentOf(invoice) : undefined;
      await downloadInvoicePdf(creditNote ?? documentOf(invoice), logo);
    } catch {
      const onRetry = () => void savePdf(number, isCreditNote);
      toastFailure(texts.pdfFailed, { text: texts.pdfFailedHelp, onRetry });
    } finally {
      setBusy(false);
    }
  };
  return { savePdf, busy };
}
