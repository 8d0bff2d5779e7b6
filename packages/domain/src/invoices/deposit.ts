import { badInput } from '../errors.ts';
import { formatDate } from '../format.ts';
import { scale, type Oere } from '../money.ts';
import type { Invoice, InvoiceSums } from './invoice.ts';
import type { Prepayment } from './settling.ts';
import type { VatShare } from './vat/vat-shares.ts';

/**
 * Sums of a deposit invoice. A deposit is gross: the VAT in it is gross times rate divided by (100
 * + rate), rounded once (product D2), of each VAT code where it has several.
 */
export function depositSums(
  gross: Oere,
  taxPercent: number,
  vat?: readonly VatShare[],
): InvoiceSums {
  const tax =
    vat?.reduce((sum, share) => sum + share.tax, 0) ?? scale(gross, taxPercent, 100 + taxPercent);
  return { price: gross - tax, tax, total: gross, amountDue: gross };
}

export function prepaidGross({ price, tax }: Pick<Prepayment, 'price' | 'tax'>): Oere {
  return price + tax;
}

/** The deposit as its End invoice shows it. */
export function prepaymentOf({ number, date, sums, vat, exchange }: Invoice): Prepayment {
  const kept = { ...(vat && { vat }), ...(exchange && { rate: exchange.rate }) };
  return { number, date, price: sums.price, tax: sums.tax, ...kept };
}

type Base = Pick<
  Invoice,
  'number' | 'isDeposit' | 'status' | 'date' | 'currency' | 'sums' | 'linkedOrder'
>;

/** Form fields that depend on the deposit the invoice is based on. */
interface BasedForm {
  readonly date: string;
  readonly currency: string;
  readonly depositPrice?: Oere | undefined;
  readonly orderNumber?: number | undefined;
}

/**
 * Throws bad_input at the field when an invoice is no base of an End invoice (product D1): it must be
 * a deposit, be Payed, and be what the form says it is. Whether it was used already is decided by the
 * write.
 */
export function assertBase(form: BasedForm, deposit: Base | undefined): asserts deposit is Base {
  const field = 'depositInvoiceNumber';
  if (deposit?.isDeposit !== true) throw badInput({ [field]: 'Depositumfakturaen findes ikke.' });
  const { number, status, date, currency, sums, linkedOrder } = deposit;
  if (status === 'cancelled') throw badInput({ [field]: `Faktura ${number} er annulleret.` });
  if (status !== 'paid')
    throw badInput({ [field]: `Depositumfaktura ${number} er ikke betalt endnu.` });
  if (currency !== form.currency)
    throw badInput({ [field]: `Depositumfaktura ${number} er i ${currency}.` });
  if (form.date < date)
    throw badInput({ date: `Datoen er før depositumfakturaens, ${formatDate(date)}.` });
  if (form.depositPrice !== undefined && form.depositPrice !== sums.total)
    throw badInput({ depositPrice: 'Beløbet er ikke depositumfakturaens. Vælg den igen.' });
  const { orderNumber } = form;
  if (orderNumber !== undefined && linkedOrder !== undefined && orderNumber !== linkedOrder)
    throw badInput({ [field]: `Depositumfaktura ${number} hører til ordre ${linkedOrder}.` });
}
