import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import type { Handler } from '../pipeline/handler.ts';
import { receiptAddressAnswer } from './receipt-address-answer.ts';

export const getReceiptAddress: Handler<typeof accountingRoutes.getReceiptAddress> = async ({
  store,
}) => receiptAddressAnswer((await store.receiptMail.findAddress())?.local);
