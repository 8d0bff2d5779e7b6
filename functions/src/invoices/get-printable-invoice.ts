import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { Settings } from '@driftig/domain/company/settings';
import { yearOf } from '@driftig/domain/dates';

import type { Handler } from '../pipeline/handler.ts';
import { answerGroups } from './answer-groups.ts';

/** Everything the printed invoice shows, with the company's settings as they were at issue. */
export const getPrintableInvoice: Handler<typeof invoiceRoutes.getPrintableInvoice> = async ({
  input,
  store,
}) => {
  const invoice = await store.invoices.getByNumber(input.body.number);
  const { buyer, order, sums, bank, ...rest } = invoice;
  const { customerId: _, ...to } = buyer;
  return {
    ...rest,
    ...to,
    ...sums,
    year: yearOf(invoice.date),
    ...(order.number === undefined ? {} : { orderNumber: order.number }),
    orderTitle: order.title,
    orderDescription: order.description,
    orderStartDate: order.startDate,
    orderEndDate: order.endDate,
    orderStartTime: order.startTime,
    orderEndTime: order.endTime,
    groups: answerGroups(invoice.lines),
    depositPrice: sums.total - sums.amountDue,
    seller: { ...sellerOf(await store.company.settingsAt(invoice.settingsVersion)), ...bank },
  };
};

function sellerOf(settings: Settings) {
  const { companyName, depositPrice: _d, taxPercent: _t, currency: _c, ...seller } = settings;
  return { name: companyName, ...seller };
}
