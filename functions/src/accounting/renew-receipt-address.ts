import { randomBytes } from 'node:crypto';

import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { addressBytes, newReceiptAddress } from '@driftig/domain/receipts/receipt-address';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { services } from '../pipeline/services.ts';
import { receiptAddressAnswer } from './receipt-address-answer.ts';

/** Makes the first address as well. Of two at once one is refused (409). */
export const renewReceiptAddress: Handler<typeof accountingRoutes.renewReceiptAddress> = async ({
  store,
  actor,
  now: madeAt,
}) => {
  if (services().environment.RECEIPT_MAIL_DOMAIN === undefined)
    throw new AppError('not_found', { message: 'Driftig modtager ikke mails her endnu.' });
  const before = await store.receiptMail.findAddress();
  const local = newReceiptAddress(randomBytes(addressBytes));
  await store.commit({
    writes: store.receiptMail.replaceAddress(before, { local, madeAt }),
    audit: {
      action: 'accounting.receiptAddressChanged',
      subject: `company ${actor.companyId}`,
      changes: { isFirst: before === undefined },
    },
  });
  return receiptAddressAnswer(local);
};
