import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { receiptStatuses } from '@driftig/contracts/records/types/receipts';
import { sampleIds } from '@driftig/contracts/core/sample';
import { addDays, type DateText } from '@driftig/domain/dates';
import { formatAmount, formatDate } from '@driftig/domain/format';
import { nameOf } from '@driftig/domain/employees/name-of';
import { newReceipt } from '@driftig/domain/receipts/receipt';
import { receiptWrites } from '@driftig/functions/changes/receipts/receipt-writes';
import { fileStore, type StoredFile } from '@driftig/functions/files/files';

import type { DemoWriter } from './demo-writer.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { receiptRows, type DemoReceipt } from './receipts.ts';

/** Loads recent receipts, some of them waiting for approval. */
export async function loadReceipts(writer: DemoWriter, today: DateText): Promise<void> {
  for (const [index, row] of receiptRows.entries())
    await loadReceipt(writer, row, addDays(today, -row.daysAgo), index === 0);
}

async function loadReceipt(
  writer: DemoWriter,
  row: DemoReceipt,
  date: DateText,
  isSample: boolean,
): Promise<void> {
  const { actor } = writer;
  const { store, now, newId } = writer.at(`${date}T16:20:00.000Z`);
  const id = isSample ? sampleIds.receipt : newId();
  const kept = await fileOf(row, date);
  const owner = { employeeId: actor.userId, name: nameOf(actor), departmentId: '' };
  const { businessName, description, status } = row;
  const price = Math.round(row.price * 100);
  const typed = { businessName, description, price, vat: Math.round(price / 5), date };
  const file = `receipts/${id}`;
  const values = { ...newReceipt(typed, { owner, file, fileType: kept.mediaType }), status };
  await fileStore(actor.companyId).put(file, kept);
  await store.commit({
    writes: receiptWrites(store, now).insert(id, values),
    audit: {
      action: 'receipts.uploaded',
      subject: `receipts ${id}`,
      changes: { status: receiptStatuses[status].code },
    },
  });
}

async function fileOf(
  { picture, businessName, description, price }: DemoReceipt,
  date: DateText,
): Promise<StoredFile> {
  if (picture !== undefined) {
    const content = await readFile(join(import.meta.dirname, 'receipt-pictures', picture));
    return { content, mediaType: 'image/jpeg' };
  }
  const total = formatAmount(Math.round(price * 100), 'DKK');
  const vat = formatAmount(Math.round(price * 20), 'DKK');
  const lines = [businessName.toUpperCase(), formatDate(date), '', description.slice(0, 30), ''];
  const content = receiptPdf([...lines, `TOTAL      ${total}`, `heraf moms ${vat}`]);
  return { content, mediaType: 'application/pdf' };
}
