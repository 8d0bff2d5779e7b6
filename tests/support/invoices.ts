import type { Invoice } from '@driftig/domain/invoices/invoice';

const line = { name: 'Telt', description: 'Ét døgn', quantity: 1, price: 10_000, total: 10_000 };

/** An invoice as it is when it was just issued: one line of 100 kr. and 25 % tax. */
export function invoiceOf(number: number, changes: Partial<Invoice> = {}): Invoice {
  return {
    id: `${number}.abcdefgh`,
    number,
    status: 'notSent',
    everIssued: false,
    issuedAt: '2026-11-12T10:00:00.000Z',
    isDeposit: false,
    date: '2026-11-12',
    payDate: '2026-11-17',
    buyer: noBuyer,
    order: { title: '', description: '', startDate: '', endDate: '', startTime: '', endTime: '' },
    lines: { items: [{ ...line, unit: '' }], productGroups: [], tasks: [] },
    taxPercent: 25,
    sums: { price: 10_000, tax: 2500, total: 12_500, amountDue: 12_500 },
    currency: 'DKK',
    settingsVersion: 1,
    ...changes,
  };
}

const noBuyer = {
  company: 'Holm & Søn ApS',
  name: '',
  cvr: '',
  phone: '',
  email: '',
  address: '',
  zipcode: '',
  town: '',
  country: '',
};
