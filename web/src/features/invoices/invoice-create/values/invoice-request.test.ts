import { newInvoice } from '@driftig/contracts/invoices/new-invoice';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { sampleForm, sampleLine } from './invoice-form.sample.ts';
import { invoiceRequest } from './invoice-request.ts';

const wire = (changes: Parameters<typeof sampleForm>[0]) =>
  z.encode(newInvoice, invoiceRequest(sampleForm(changes), 25));

test('the sums shown on the screen are sent, in kroner', () => {
  const groups = {
    items: [{ ...sampleLine, quantity: 2.5, price: 33_333 }],
    productGroups: [{ ...sampleLine, price: 10_001 }],
    tasks: [{ ...sampleLine, name: 'Kørsel', price: 50 }],
  };
  expect(wire({ groups })).toMatchObject({
    priceValue: 933.84,
    taxValue: 233.46,
    totalValue: 1167.3,
    totalValueCalculated: 1167.3,
    deporend: 0,
    groups: {
      '1': [{ quantity: 2.5, price: 333.33, total: 833.33, tax: 25 }],
      '2': [{ price: 100.01, total: 100.01 }],
      '3': [{ taskname: 'Kørsel', price: 0.5, total: 0.5 }],
    },
  });
});

test('a number from Get is sent twice, so that the server may use the next one if it is taken', () => {
  expect(wire({ number: 1249, shownNumber: 1249 })).toMatchObject({
    invoicenumber: 1249,
    invoiceactualnumber: 1249,
  });
  expect(wire({ number: 1300 }).invoiceactualnumber).toBeUndefined();
});

test('empty fields and the open line are not sent', () => {
  const body = wire({
    adding: { ...sampleForm().adding, items: { ...sampleLine, description: 'Ikke tilføjet' } },
  });
  expect(JSON.parse(JSON.stringify(body))).not.toHaveProperty('orderdatestart');
  expect(JSON.stringify(body)).not.toContain('Ikke tilføjet');
});

test('people are sent when they can be planned, and left out when none were chosen', () => {
  const dates = { orderTitle: 'Fest', orderStartDate: '2026-12-01', orderEndDate: '2026-12-01' };
  const staff = {
    employeeIds: ['01KABCDEFGHJKMNPQRSTVWXYZ0'],
    neededEmployees: 2,
    allCanRequest: true,
  };
  expect(wire({ ...dates, staff })).toMatchObject({
    orderUsers: staff.employeeIds,
    allCanRequestFromParentNumber: 2,
  });
  expect(wire(dates).orderUsers).toBeUndefined();
  expect(wire({ ...dates, orderEndDate: '', staff }).orderUsers).toBeUndefined();
});
