import { entryRoutes } from '@driftig/contracts/ledger/entries';
import { sourceKinds } from '@driftig/contracts/ledger/source-kind';

import { fetchFile } from '../../../api/client.ts';
import type { CompanyLogo } from '../../../api/queries/company-logo.ts';
import { toCsv } from '../../../ui/csv/write-csv.ts';
import { writeZip, type ZippedFile } from '../../../ui/files/write-zip.ts';
import { daysOf } from '@driftig/domain/ledger/period-sums';
import { entriesOf, type ExportEntry } from './export-entries.ts';
import type { Export } from './use-export.ts';
import { texts } from './texts.ts';

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

interface IndexRow extends Pick<ExportEntry, 'number' | 'date' | 'text' | 'amount' | 'sourceKind'> {
  /** Name of the file in the archive; '' without one. */
  readonly file: string;
}

/** The list of an archive: each voucher with its file. */
export function archiveIndex(rows: readonly IndexRow[]): string {
  const columns = [
    { header: texts.voucher, csv: ({ number }: IndexRow) => number },
    { header: texts.date, csv: ({ date }: IndexRow) => date },
    { header: texts.text, csv: ({ text }: IndexRow) => text },
    { header: texts.amount, csv: ({ amount }: IndexRow) => amount / 100 },
    { header: texts.source, csv: ({ sourceKind }: IndexRow) => sourceKinds[sourceKind] },
    { header: texts.file, csv: ({ file }: IndexRow) => file },
  ];
  return toCsv(columns, rows);
}

/** Each voucher's file as it is fetched, and the list of them last. */
async function* filesOf({ period, signal, onProgress, logo }: Archive): AsyncGenerator<ZippedFile> {
  const rows: IndexRow[] = [];
  for await (const page of entriesOf(daysOf(period), signal)) {
    for (const entry of page) {
      // One file at a time, so that only one is in memory.
      // oxlint-disable-next-line no-await-in-loop
      const blob = await fileOf(entry, { signal, logo });
      const name = blob ? `bilag-${entry.number}.${endings[blob.type] ?? 'bin'}` : '';
      rows.push({ ...entry, file: hasDocument(entry) && !blob ? texts.fileMissing : name });
      if (blob) yield { name, input: blob };
    }
    onProgress(rows.length);
  }
  yield { name: texts.index, input: archiveIndex(rows) };
}

interface Archive extends Export {
  /** The company's logo, for its own invoices. */
  readonly logo: CompanyLogo | null;
}

const hasDocument = ({ hasFile, invoice }: ExportEntry) => hasFile || invoice !== 0;

/** The stored file of a voucher, or the PDF of the own invoice or credit note that it was posted from. */
async function fileOf(entry: ExportEntry, { signal, logo }: Pick<Archive, 'signal' | 'logo'>) {
  if (!hasDocument(entry)) return undefined;
  const { number, hasFile, invoice, sourceKind } = entry;
  if (hasFile)
    return fetchFile(entryRoutes.showLedgerFile, { params: { id: String(number) } }, { signal });
  const { ownInvoicePdf } = await import('./own-invoice.ts');
  return ownInvoicePdf({
    number: invoice,
    isCreditNote: sourceKind === 'creditNote',
    logo,
    signal,
  });
}

/** The vouchers of a period as one zip file. */
export const voucherArchive = (asked: Archive): Promise<Blob> => writeZip(filesOf(asked));
