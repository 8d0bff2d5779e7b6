import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import { showReceiptFile } from '../changes/receipts/show-receipt-file.ts';
import type { Handler } from '../pipeline/handler.ts';

export const showVoucher: Handler<typeof accountingRoutes.showVoucher> = ({
  actor,
  store,
  input,
}) => showReceiptFile(store, { companyId: actor.companyId, id: input.params.id });
