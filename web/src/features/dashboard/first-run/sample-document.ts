import type { CompanySettings } from '@driftig/contracts/company/settings';
import { buildInvoiceDocument } from '@driftig/documents/invoice-document';
import type { FinalInvoice, InvoiceDocument } from '@driftig/documents/invoice-document.types';
import { addDays, type DateText } from '@driftig/domain/dates';

import type { FirstSteps } from './steps.ts';

const nobody = { company: '', name: '', address: '', zipcode: '', town: '', country: '', cvr: '' };
const noOrder = {
  orderTitle: '',
  orderNumber: '',
  orderDescription: '',
  orderStartDate: '',
  orderEndDate: '',
  orderStartTime: '',
  orderEndTime: '',
};
/** An amount, because an invoice of nothing has no payment details. */
const ANY_AMOUNT = 100;

/** The company's first invoice as far as it is known, built as an issued one is. */
export function sampleDocument(
  steps: FirstSteps,
  settings: CompanySettings,
  today: DateText,
): InvoiceDocument {
  const { companyName: name, ...seller } = settings;
  const input: FinalInvoice = {
    kind: 'final',
    number: String(settings.nextInvoiceNumber),
    date: today,
    payDate: addDays(today, settings.paymentDays),
    deliveryDate: '',
    ...noOrder,
    currency: settings.currency,
    cancelled: false,
    seller: { ...seller, name },
    buyer: steps.customer ?? nobody,
    groups: { 1: [], 2: [], 3: [] },
    price: 0,
    taxRate: settings.taxPercent,
    tax: 0,
    total: 0,
    amountDue: 0,
  };
  const { payment } = buildInvoiceDocument({ ...input, amountDue: ANY_AMOUNT });
  const fields = payment?.fields.filter(({ label }) => label !== 'Beløb') ?? [];
  return {
    ...buildInvoiceDocument(input),
    facts: [],
    notices: [],
    payment: { fields, codes: [] },
  };
}
