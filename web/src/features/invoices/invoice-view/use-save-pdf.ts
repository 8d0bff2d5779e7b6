import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toastFailure } from '../../../ui/toast.tsx';
import { printableInvoice } from '../invoice-view-queries.ts';
import { documentOf } from './document-input.ts';
import { downloadInvoicePdf } from './invoice-pdf.ts';
import { texts } from './texts.ts';

/** 'Gem som PDF' for an invoice by its number, from wherever it is offered. */
export function useSavePdf() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const savePdf = async (number: number) => {
    setBusy(true);
    try {
      await downloadInvoicePdf(documentOf(await client.fetchQuery(printableInvoice(number))));
    } catch {
      const onRetry = () => void savePdf(number);
      toastFailure(texts.pdfFailed, { text: texts.pdfFailedHelp, onRetry });
    } finally {
      setBusy(false);
    }
  };
  return { savePdf, busy };
}
