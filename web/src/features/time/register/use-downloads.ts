import { useState } from 'react';

import { useUser } from '../../../api/session/session.ts';
import { downloadCsv } from '../../../ui/csv/write-csv.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { tellUnprintable } from '../../../ui/files/unprintable.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { registerCsv } from './register-csv.ts';
import type { Register } from './register-days.ts';
import { registerDocument } from './register-document.ts';
import { texts } from './texts.ts';

/** Saves the register of the year as a file. The PDF's code is loaded only when asked for. */
export function useDownloads(register: Register | undefined, year: number) {
  const { company } = useUser();
  const today = useToday();
  const [isSaving, setSaving] = useState(false);
  const saveCsv = () => {
    if (register !== undefined) downloadCsv(texts.fileName(year), registerCsv(register));
  };
  const savePdf = async () => {
    if (register === undefined) return;
    setSaving(true);
    try {
      const { renderRegisterPdf } = await import('@driftig/documents/time-register-pdf');
      const { unprintableIn } = await import('@driftig/documents/printable');
      const document = registerDocument(register, { company: company.name, year, today });
      tellUnprintable(unprintableIn(JSON.stringify(document)));
      download(await renderRegisterPdf(document), `${texts.fileName(year)}.pdf`);
    } catch {
      toastFailure(texts.pdfFailed, { text: texts.pdfFailedHelp, onRetry: () => void savePdf() });
    } finally {
      setSaving(false);
    }
  };
  return { saveCsv, savePdf, isSaving };
}

function download(file: Uint8Array, name: string): void {
  const blob = new Blob([file as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Revoking the URL at once would cancel a download that has not started yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
