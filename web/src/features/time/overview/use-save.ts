import type { TimeEntry } from '@driftig/contracts/time/entry';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useSession } from '../../../api/session/session.ts';
import { downloadCsv } from '../../../ui/csv/write-csv.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { downloadFile } from '../../../ui/files/download-file.ts';
import { tellUnprintable } from '../../../ui/files/unprintable.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { detailsCsv, summaryCsv } from './csv.ts';
import { overviewDocument } from './document.ts';
import { entriesOf } from './groups.ts';
import { departmentsQuery, entriesQuery } from './queries.ts';
import { noDepartment } from './sums.ts';
import { texts } from './texts.ts';
import type { Overview } from './use-overview.ts';

/** Saves what is shown as a PDF or a CSV file. The PDF's code and fonts are loaded when asked for. */
export function useSave(overview: Overview) {
  const [saving, setSaving] = useState<'pdf' | 'csv'>();
  const readEntries = useReadEntries(overview);
  const writePdf = useWritePdf(overview);
  const save = async (kind: 'pdf' | 'csv', write: () => Promise<void>, failed: string) => {
    setSaving(kind);
    try {
      await write();
    } catch {
      const onRetry = () => void save(kind, write, failed);
      toastFailure(failed, { text: texts.saveFailedHelp, onRetry });
    } finally {
      setSaving(undefined);
    }
  };
  const { people, isFlexOn, shown } = overview;
  const writeCsv = async () => {
    const isSummary = shown.tab === 'summary';
    const csv = isSummary
      ? summaryCsv(people, isFlexOn)
      : detailsCsv(await readEntries(), isFlexOn);
    downloadCsv(texts.csvName, csv);
  };
  return {
    saving,
    savePdf: () => save('pdf', async () => writePdf(await readEntries()), texts.pdfFailed),
    saveCsv: () => save('csv', writeCsv, texts.csvFailed),
  };
}

/** The entries of those who are shown. */
function useReadEntries({ period, shown, people }: Overview) {
  const client = useQueryClient();
  return async (): Promise<readonly TimeEntry[]> => {
    const entries = await client.ensureQueryData(entriesQuery(period, shown.employee));
    return entriesOf(entries, people);
  };
}

function useWritePdf({ view, period, people, shown, everybody, isFlexOn }: Overview) {
  const session = useSession();
  const client = useQueryClient();
  const today = useToday();
  return async (entries: readonly TimeEntry[]) => {
    const { renderHoursOverviewPdf } = await import('@driftig/documents/hours-overview-pdf');
    const { unprintableIn } = await import('@driftig/documents/printable');
    const company = session.status === 'in' ? session.user.company.name : '';
    const named = client.getQueryData(departmentsQuery.queryKey) ?? [];
    const chosen = named.find(({ id }) => id === shown.department);
    const department = shown.department === noDepartment ? texts.noDepartment : chosen?.name;
    const employee = everybody.find(({ employeeId }) => employeeId === shown.employee);
    const document = overviewDocument({
      company,
      view,
      period,
      people,
      entries,
      department: department ?? '',
      employee: employee?.employeeName ?? '',
      isFlexOn,
      today,
    });
    tellUnprintable(unprintableIn(JSON.stringify(document)));
    downloadFile(texts.fileName, await renderHoursOverviewPdf(document), 'application/pdf');
  };
}
