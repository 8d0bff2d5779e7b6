import type { invoiceRoutes, NewInvoice } from '@driftig/contracts/invoices';
import { NumberUsed, SeriesMoved, withNextNumber } from '@driftig/data/next-number';
import type { Series } from '@driftig/data/company.repository';
import type { CompanyStore } from '@driftig/data/store';
import { AppError, badInput } from '@driftig/domain/errors';
import { draftInvoice, orderFrom, typedNumber } from '@driftig/domain/invoices/draft-invoice';
import { addUp, issued } from '@driftig/domain/invoices/effects';
import type { Invoice, InvoiceDraft } from '@driftig/domain/invoices/invoice';
import { placed } from '@driftig/domain/orders/order';

import type { Handler } from '../http/handler.ts';
import { invoiceSaved, numberMoved } from './texts.ts';

/** The number is drawn in the transaction that writes the invoice (reading D5). */
export const issueInvoice: Handler<typeof invoiceRoutes.issueInvoice> = async (context) => {
  const { input, store } = context;
  const form = await withCustomer(input.body, store);
  const company = await store.company.get();
  const draft = draftInvoice(form, {
    ...company.settings,
    settingsVersion: company.settingsVersion,
  });
  await mustKnowOrder(form, store);
  const typed = typedNumber(form);
  return withNextNumber({
    companyId: context.actor.companyId,
    readSeries: store.company.series,
    use: async (series, nextNumber) => {
      const invoice = numbered(draft, typed ?? nextNumber, context);
      const answer = answerTo(invoice, form);
      await store.commit({ ...changeOf(store, form, invoice, series, context.newId), answer });
      return answer;
    },
  });
};

/** A chosen customer must exist. A form that names no buyer takes from it what is left empty. */
async function withCustomer(form: NewInvoice, store: CompanyStore): Promise<NewInvoice> {
  const { customerId } = form;
  if (customerId === undefined) return form;
  const unknown = () => badInput({ customerId: 'Kunden findes ikke.' });
  const { values } = await store.records
    .get('customers', String(customerId))
    .catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'not_found' ? unknown() : error;
    });
  if (form.company !== undefined || form.name !== undefined) return form;
  const { fullname, description: _, ...rest } = values;
  const written = Object.entries(form).filter(([, value]) => value !== undefined);
  return { ...rest, name: fullname, ...Object.fromEntries(written) } as NewInvoice;
}

async function mustKnowOrder({ orderNumber }: NewInvoice, store: CompanyStore): Promise<void> {
  if (orderNumber === undefined) return;
  if ((await store.orders.find(orderNumber)) === undefined)
    throw badInput({ orderNumber: 'Ordren findes ikke.' });
}

function numbered(
  draft: InvoiceDraft,
  number: number,
  { newId, now }: { newId: () => string; now: string },
): Invoice {
  const id = `${number}.${newId().slice(-8).toLowerCase()}`;
  return { ...draft, id, number, status: 'notSent', everIssued: false, issuedAt: now };
}

/** The invoice, its order when it brings a new one, the series and the year's totals. */
function changeOf(
  store: CompanyStore,
  form: NewInvoice,
  bare: Invoice,
  series: Series,
  newId: () => string,
) {
  const typed = typedNumber(form) !== undefined;
  const order = orderFrom(form, bare, series.order, newId());
  const invoice =
    order === undefined ? bare : { ...bare, order: { ...bare.order, number: order.number } };
  const next = {
    invoice: typed && invoice.number !== series.invoice ? series.invoice : invoice.number + 1,
    order: order === undefined ? series.order : series.order + 1,
  };
  const moved = next.invoice !== series.invoice || next.order !== series.order;
  const totals = addUp([issued(invoice), ...(order === undefined ? [] : [placed(order)])]);
  return {
    writes: [
      ...(moved ? [store.company.advance(series, next, () => new SeriesMoved())] : []),
      store.invoices.insert(invoice, () =>
        typed ? numberTaken(invoice.number) : new NumberUsed(),
      ),
      ...(order === undefined ? [] : [store.orders.insert(order, () => new SeriesMoved())]),
      ...(form.orderNumber === undefined
        ? []
        : [store.orders.linkInvoice(form.orderNumber, invoice.number)]),
      ...totals.map((delta) => store.totals.add(delta)),
    ],
    audit: {
      action: 'invoices.issued',
      subject: `invoice ${invoice.number}`,
      changes: {
        total: invoice.sums.total,
        ...(order === undefined ? {} : { order: order.number }),
      },
    },
  };
}

function numberTaken(number: number): AppError {
  const text = `Fakturanummer ${number} er allerede brugt.`;
  return new AppError('number_taken', { message: text, fields: { number: text } });
}

function answerTo(invoice: Invoice, form: NewInvoice) {
  const { id, number, date, payDate, status, sums } = invoice;
  const shown = form.number;
  const message =
    shown === undefined || shown === number ? invoiceSaved : numberMoved(shown, number);
  return { id, number, date, payDate, status, ...sums, message };
}
