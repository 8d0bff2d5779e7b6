import { invoiceOf } from '@driftig/tests/support/invoices';
import { expect, test } from 'vitest';

import { detailsToStored, invoiceFromStored, linesToStored } from './invoices.mapping.ts';

const line = { name: 'Telt', description: 'Ét døgn', quantity: 1.5, price: 10_001, total: 15_002 };
const full = invoiceOf(7, {
  buyer: {
    customerId: 'k1',
    company: 'Holm & Søn ApS',
    name: 'Lone Holm',
    cvr: '13748136',
    phone: '86123456',
    email: 'lone@holm.dk',
    address: 'Havnegade 4',
    zipcode: '8000',
    town: 'Aarhus C',
    country: 'Danmark',
  },
  order: {
    number: 12,
    title: 'Sommerfest',
    description: 'Telt og scene',
    startDate: '2026-06-01',
    endDate: '2026-06-02',
    startTime: '10:00',
    endTime: '23:30',
  },
  lines: {
    items: [{ ...line, unit: 'døgn' }],
    productGroups: [{ ...line, unit: '' }],
    tasks: [{ ...line, name: 'Opsætning', unit: 'time' }],
  },
  bank: { bankName: 'Fjordbanken', regNumber: '0123', accountNumber: '0001234567' },
  isDeposit: true,
  everIssued: true,
});

/** As the entity has it: the fields of a row under their own names, the rest in `details`. */
function kept(invoice: typeof full) {
  const { buyer, order, sums, ...rest } = invoice;
  return {
    ...rest,
    company: buyer.company,
    name: buyer.name,
    orderTitle: order.title,
    amountDue: sums.amountDue,
    details: detailsToStored(invoice),
    lines: linesToStored(invoice.lines),
  };
}

test('an invoice comes back from its compact form as it was', () => {
  expect(invoiceFromStored(kept(full))).toEqual(full);
});

test('the least of an invoice comes back too, and nothing empty is kept', () => {
  const least = invoiceOf(8);
  expect(invoiceFromStored(kept(least))).toEqual({ ...least, bank: undefined });
  expect(Object.values(detailsToStored(least))).not.toContain('');
});
