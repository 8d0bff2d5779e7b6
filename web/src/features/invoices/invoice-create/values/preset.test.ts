import { noSite } from '@driftig/domain/orders/order-site';
import { expect, test } from 'vitest';

import { freshValues } from './form-values.ts';
import { sampleSettings } from './invoice-form.sample.ts';
import { withPreset } from './preset.ts';

const fresh = freshValues(sampleSettings, '2026-11-12');
const holm = {
  id: 'k1',
  company: 'Holm & Søn ApS',
  fullName: 'Kirsten Holm',
  cvr: '87654354',
  vatNumber: '',
  vatCode: 'S1' as const,
  phone: '75 82 41 60',
  email: 'kirsten@holm-soen.dk',
  address: 'Dæmningen 42',
  zipcode: '7100',
  town: 'Vejle',
  country: 'Danmark',
  gln: '',
  reference: '',
  paymentDays: 8,
};
const order = {
  id: '12.ab',
  version: 1,
  number: 12,
  title: 'Julefrokost',
  company: 'Holm & Søn ApS',
  name: 'Kirsten Holm',
  customerId: 'k1',
  startDate: '2026-11-20',
  endDate: '2026-11-21',
  startTime: '16:00',
  endTime: '01:00',
  status: 'done' as const,
  invoiceNumber: 0,
  depositInvoiceNumber: 0,
  ...noSite,
  neededEmployees: 0,
  assignedEmployees: 0,
  description: 'Telt',
  noteEmployees: 'Mød i gården',
  noteAdministration: '',
  enquiryId: '',
};
const lines = { items: [], productGroups: [], tasks: [] };

test('a form for a customer has the customer and their days to pay', () => {
  expect(withPreset(fresh, [holm], { customerId: 'k1' }, 5)).toMatchObject({
    customerId: 'k1',
    name: 'Kirsten Holm',
    payDate: '2026-11-20',
  });
});

test('a form for an order has the order and its customer', () => {
  expect(withPreset(fresh, [holm], { base: { order, lines } }, 5)).toMatchObject({
    customerId: 'k1',
    orderNumber: 12,
    orderTitle: 'Julefrokost',
    orderStartTime: '16:00',
    orderNoteEmployees: 'Mød i gården',
  });
});

test('an order whose customer was deleted keeps their names', () => {
  expect(withPreset(fresh, [], { base: { order, lines } }, 5)).toMatchObject({
    customerId: null,
    company: 'Holm & Søn ApS',
    name: 'Kirsten Holm',
    orderNumber: 12,
  });
});
