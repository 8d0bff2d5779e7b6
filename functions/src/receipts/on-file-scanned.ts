import { companyStore } from '@driftig/data/store';
import { scanSystem } from '@driftig/domain/history/actor-name';
import { ulid } from 'ulid';

import { consumeFileScans } from '../events/consume-file-scans.ts';
import { services } from '../pipeline/services.ts';
import { logger } from '../pipeline/telemetry.ts';
import { receiptOfPdf } from '../changes/receipts/receipt-file-name.ts';

/**
 * Stores the scan result of a receipt's PDF, and makes the screens that show it refetch. Pictures
 * are drawn anew and shown without a scan, so their results are ignored. The file itself stays
 * where it is: it is not shown, and the operator can look at what was found.
 */
export const handler = consumeFileScans(async ({ companyId, name, state, at }) => {
  const id = receiptOfPdf(name);
  if (id === undefined) return;
  if (state !== 'clean') logger.warn('file refused', { companyId, file: name, state });
  const stale = () => ({ reads: ['showReceipt', 'showVoucher', 'showDraftFile'], tab: '' });
  const scope = { companyId, userId: scanSystem };
  const store = companyStore(services().table, scope, { now: at, newId: ulid, stale });
  await store.commit({
    writes: [store.records.scans.set(name, state, at)],
    audit: { action: 'receipts.fileScanned', subject: `receipts ${id}`, changes: { state } },
  });
});
