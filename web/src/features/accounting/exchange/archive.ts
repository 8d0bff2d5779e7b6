import { entryRoutes } from '@driftig/contracts/ledger/entries';
import { sourceKinds } from '@driftig/contracts/ledger/source-kind';

import { fetchFile } from '../../../api/client.ts';
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
async function* filesOf({ period, signal, onProgress }: Export): AsyncGenerator<ZippedFile> {
  const rows: IndexRow[] = [];
  for await (const page of entriesOf(daysOf(period), signal)) {
    for (const entry of page) {
      // One file at a time, so that only one is in memory.
      // oxlint-disable-next-line no-await-in-loop
      const blob = entry.hasFile ? await fileOf(entry, signal) : undefined;
      const name = blob ? `bilag-${entry.number}.${endings[blob.type] ?? 'bin'}` : '';
      rows.push({ ...entry, file: entry.hasFile && !blob ? texts.fileMissing : name });
      if (blob) yield { name, input: blob };
    }
    onProgress(rows.length);
  }
  yield { name: texts.index, input: archiveIndex(rows) };
}

const fileOf = ({ number }: ExportEntry, signal: AbortSignal) =>
  fetchFile(entryRoutes.showLedgerFile, { params: { id: String(number) } }, { signal });

/** The vouchers of a period as one zip file. */
export const voucherArchive = (asked: Export): Promise<Blob> => writeZip(filesOf(asked));
