import { secondsOf } from '@driftig/data/core/commit';
import { ownerOf } from '@driftig/domain/accounting/row-owner';
import { danishDate } from '@driftig/domain/dates';
import type { Telling } from '@driftig/domain/notifications/occasion';
import { mailedReceipt } from '@driftig/domain/receipts/receipt-mail';
import { ulid } from 'ulid';

import { nameOfReceiptFile } from '../../changes/receipts/receipt-file-name.ts';
import { fileStore, type StoredFile } from '../../files/files.ts';
import { storeFile } from '../../files/store-file.ts';
import type { Taking } from './taking.ts';

/**
 * Stores a receipt for each file, all in one transaction with the claim on the mail. The files have names of
 * this run alone, and are removed again where another run was faster. Throws AlreadyReceived then.
 */
export async function storeReceipts(
  taking: Taking,
  prepared: readonly StoredFile[],
  skipped: number,
): Promise<void> {
  const { store, person, now, subject: description, hash, companyId, userId } = taking;
  const stored = prepared.map((content) => {
    const id = ulid();
    return { id, content, file: nameOfReceiptFile(id, content) };
  });
  const owner = ownerOf(person);
  const date = danishDate(now);
  const added = stored.map(({ id, file, content: { mediaType: fileType } }) => {
    return { id, values: mailedReceipt({ owner, description, date, file, fileType }), at: now };
  });
  const [first] = stored;
  const facts = { subject: description, count: stored.length, skipped };
  const tell: Telling = { to: [userId], occasion: { kind: 'receiptsMailed', facts } };
  const commit = () =>
    store.commit({
      // A receipt without a trip moves no sum, so the records are all there is to write.
      writes: [
        store.receiptMail.claimMail(hash, secondsOf(now)),
        ...store.records.insert('receipts', added),
      ],
      audit: {
        action: 'receipts.mailed',
        subject: `receipts ${first?.id ?? ''}`,
        changes: { count: stored.length, skipped, by: userId },
      },
      tells: [tell],
    });
  const files = fileStore(companyId);
  const storeAll = stored.reduceRight<() => Promise<void>>(
    (next, { file, content }) =>
      () =>
        storeFile(files, file, content, next),
    commit,
  );
  await storeAll();
}
