import { Button } from '@mantine/core';
import { IconDownload, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';

import { useSession } from '../../../../api/session/session.ts';
import { downloadCsv } from '../../../../ui/csv/write-csv.ts';
import { toastFailure } from '../../../../ui/feedback/toast.tsx';
import { downloadFile } from '../../../../ui/files/download-file.ts';
import { printPdf } from '../../../../ui/files/print-pdf.ts';
import { tellUnprintable } from '../../../../ui/files/unprintable.ts';
import { formatInstant } from '../../../../ui/time/format-instant.ts';
import classes from '../ledger.module.css';
import { reportDocument } from './report-document.ts';
import { isEmpty, reportFile, type ReportModel } from './report-model.ts';
import { texts } from './texts.ts';

/** Saves a report as CSV or PDF, or prints it. Closed while there is nothing to save. */
export function ReportActions({ report }: { report: ReportModel | undefined }) {
  const pdf = usePdf();
  const closed = report === undefined || isEmpty(report);
  const fileName = report === undefined ? '' : texts.fileName(report.title, report.period);
  return (
    <div className={classes.actions}>
      <Button
        leftSection={<IconPrinter size={18} />}
        disabled={closed}
        loading={pdf.busy === 'print'}
        onClick={() =>
          report && void pdf.make(report, 'print', (bytes) => printOrSave(`${fileName}.pdf`, bytes))
        }
      >
        {texts.print}
      </Button>
      <Button
        leftSection={<IconFileTypePdf size={18} />}
        disabled={closed}
        loading={pdf.busy === 'pdf'}
        onClick={() =>
          report &&
          void pdf.make(report, 'pdf', (bytes) =>
            downloadFile(`${fileName}.pdf`, bytes, 'application/pdf'),
          )
        }
      >
        {texts.pdf}
      </Button>
      <Button
        leftSection={<IconDownload size={18} />}
        disabled={closed}
        onClick={() => report && downloadCsv(fileName, reportFile(report))}
      >
        {texts.csv}
      </Button>
    </div>
  );
}

type Use = 'print' | 'pdf';

/** The PDF's code and fonts are loaded when it is asked for. */
function usePdf() {
  const session = useSession();
  const [busy, setBusy] = useState<Use>();
  const company = session.status === 'in' ? session.user.company.name : '';
  const make = async (report: ReportModel, use: Use, hand: (bytes: Uint8Array) => unknown) => {
    setBusy(use);
    try {
      await hand(await renderPdf(report, company));
    } catch {
      const onRetry = () => void make(report, use, hand);
      toastFailure(texts.pdfFailed, { text: texts.pdfFailedHelp, onRetry });
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, make };
}

/** A browser without a viewer of PDFs has nothing to print it by. */
async function printOrSave(name: string, bytes: Uint8Array): Promise<void> {
  if (!(await printPdf(name, bytes))) downloadFile(name, bytes, 'application/pdf');
}

async function renderPdf(report: ReportModel, company: string): Promise<Uint8Array> {
  const { renderReportPdf } = await import('@driftig/documents/report-pdf');
  const { unprintableIn } = await import('@driftig/documents/printable');
  const now = new Date().toISOString();
  const document = reportDocument(report, { company, madeAt: formatInstant(now), now });
  tellUnprintable(unprintableIn(JSON.stringify(document)));
  return renderReportPdf(document);
}
