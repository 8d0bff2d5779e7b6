import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import type { CompanyData } from '@driftig/data/store';
import type { Settings } from '@driftig/domain/company/settings';
import { yearOf } from '@driftig/domain/dates';
import { answerGroups } from '@driftig/domain/invoices/answer-groups';
import { prepaidGross } from '@driftig/domain/invoices/deposit';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { isCreditNoteMailed } from '@driftig/domain/invoices/mail';
import type { InvoiceMail } from '@driftig/domain/invoices/settling';
import {
  amountIn,
  creditOf,
  openAmount,
  paidAmount,
  writtenOffAmount,
} from '@driftig/domain/invoices/balance';
import { voucherCodePath } from '@driftig/domain/ledger/voucher-code';

/** Everything the printed invoice shows, with the company's settings as they were at issue. */
export async function printableOf(
  store: CompanyData,
  invoice: Invoice,
  siteUrl: string,
): Promise<PrintableInvoice> {
  const {
    buyer,
    order,
    sums,
    bank,
    prepayment: _p,
    creditNote,
    mail,
    voucherCode,
    vat,
    exchange,
    ...rest
  } = invoice;
  const { customerId = '', ...to } = buyer;
  const [settings, usedBy] = await Promise.all([
    store.company.settingsAt(invoice.settingsVersion),
    invoice.isDeposit ? store.deposits.usedBy(invoice.number) : undefined,
  ]);
  return {
    ...rest,
    ...to,
    customerId,
    ...sums,
    ...(vat && { vat: [...vat] }),
    ...(exchange && { exchangeRate: exchange.rate, exchangeDate: exchange.date }),
    year: yearOf(invoice.date),
    ...(order.number === undefined ? {} : { orderNumber: order.number }),
    orderTitle: order.title,
    orderDescription: order.description,
    orderStartDate: order.startDate,
    orderEndDate: order.endDate,
    orderStartTime: order.startTime,
    orderEndTime: order.endTime,
    groups: answerGroups(invoice.lines),
    ...depositAnswer(invoice),
    ...(usedBy === undefined ? {} : { usedBy }),
    payments: invoice.payments.map((one) => ({ ...one, kind: one.kind ?? 'payment' })),
    paid: paidAmount(invoice),
    open: openAmount(invoice),
    credit: creditOf(invoice),
    writtenOff: writtenOffAmount(invoice),
    ...(creditNote && {
      creditNumber: creditNote.number,
      creditDate: creditNote.date,
      creditReason: creditNote.reason,
      isCreditMailed: isCreditNoteMailed(invoice),
      creditPaid: creditNote.paid ?? amountIn(invoice),
    }),
    ...(mail && mailedOf(mail)),
    ...(voucherCode !== undefined && { verifyUrl: siteUrl + voucherCodePath(voucherCode) }),
    seller: { ...sellerOf(settings), ...bank },
  };
}

/** A deposit invoice's own price, or what an End invoice takes off for the deposit it is based on. */
function depositAnswer({ isDeposit, sums, prepayment }: Invoice) {
  if (prepayment === undefined) return { depositPrice: isDeposit ? sums.total : 0 };
  const { number, date, price, tax, vat, rate } = prepayment;
  return {
    depositInvoiceNumber: number,
    depositDate: date,
    depositNet: price,
    depositTax: tax,
    ...(vat && { depositVat: [...vat] }),
    ...(rate !== undefined && { depositRate: rate }),
    depositPrice: prepaidGross(prepayment),
  };
}

function sellerOf(settings: Settings) {
  const { companyName, depositPrice: _d, taxPercent: _t, currency: _c, ...others } = settings;
  const { paymentDays: _p, ...seller } = others;
  return { name: companyName, ...seller };
}

/** Last mail of the invoice, for the screen. */
function mailedOf({ to, cc, at, problems }: InvoiceMail) {
  return {
    mailedTo: to.join(', '),
    mailedAt: at,
    ...(cc.length > 0 && { mailedCc: cc.join(', ') }),
    ...(problems.length > 0 && { mailProblems: [...problems] }),
  };
}
