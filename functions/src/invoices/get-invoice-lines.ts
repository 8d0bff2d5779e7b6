import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';
import { answerGroups } from '@driftig/domain/invoices/answer-groups';

export const getInvoiceLines: Handler<typeof invoiceRoutes.getInvoiceLines> = async ({
  input,
  store,
}) => {
  const invoice = await store.invoices.getByNumber(input.body.number);
  const { price, total } = invoice.sums;
  return { groups: answerGroups(invoice.lines), price, total };
};
