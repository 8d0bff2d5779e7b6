import type { CompanySettings } from '@driftig/contracts/company/settings';

import { emptyLine } from '../../../../shared/line-editor/values.ts';
import { freshValues } from './form-values.ts';
import type { LineValues } from '../../../../shared/line-editor/values.ts';
import type { InvoiceValues } from './form-values.ts';

export const sampleSettings: CompanySettings = {
  companyName: 'Nordlys Event ApS',
  phone: '86123456',
  email: 'faktura@nordlysevent.dk',
  cvr: '13748136',
  address: 'Havnegade 4',
  town: 'Aarhus C',
  country: 'Danmark',
  zipcode: '8000',
  nextInvoiceNumber: 1249,
  skippedNumbers: [],
  bankName: 'Østjydsk Bank',
  regNumber: '7230',
  accountNumber: '0001234567',
  fikCreditor: '',
  depositPrice: 0,
  taxPercent: 25,
  currency: 'DKK',
  paymentDays: 5,
  version: 1,
};
export const sampleLine: LineValues = {
  ...emptyLine(),
  description: 'Telt, ét døgn',
  price: 10_000,
};

/** A valid form, with the given changes. */
export function sampleForm(changes: Partial<InvoiceValues> = {}): InvoiceValues {
  const fresh = freshValues(sampleSettings, '2026-11-12');
  const groups = { items: [sampleLine], productGroups: [], tasks: [] };
  return { ...fresh, kind: 'final', company: 'Holm & Søn ApS', groups, ...changes };
}
