import { useState } from 'react';

import { useSession } from '../../../api/session/session.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { downloadFile } from '../../../ui/files/download-file.ts';
import { tellUnprintable } from '../../../ui/files/unprintable.ts';
import { calendarDocument } from './document.ts';
import { texts } from './texts.ts';
import type { Overview } from './use-overview.ts';

/** Saves what is shown as a PDF. The PDF's code and its fonts are loaded only when asked for. */
export function useSavePdf(overview: Overview) {
  const session = useSession();
  const [isSaving, setSaving] = useState(false);
  const company = session.status === 'in' ? session.user.company.name : '';
  const savePdf = async () => {
    setSaving(true);
    try {
      const { renderTimeOffPdf } = await import('@driftig/documents/timeoff-calendar-pdf');
      const { unprintableIn } = await import('@driftig/documents/printable');
      const { everybody, filters } = overview;
      const chosen = everybody.find(({ id }) => id === filters.employee);
      const calendar = calendarDocument({ ...overview, company, employee: chosen?.name ?? '' });
      tellUnprintable(unprintableIn(JSON.stringify(calendar)));
      downloadFile(texts.fileName, await renderTimeOffPdf(calendar), 'application/pdf');
    } catch {
      toastFailure(texts.pdfFailed, { text: texts.pdfFailedHelp, onRetry: () => void savePdf() });
    } finally {
      setSaving(false);
    }
  };
  return { savePdf, isSaving };
}
