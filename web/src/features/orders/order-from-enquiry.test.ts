import { expect, test } from 'vitest';

import { customerOfEnquiry, newCustomerOf, orderFromEnquiry } from './order-from-enquiry.ts';

test('the order gets date, times and all details of the enquiry', () => {
  const enquiry = {
    id: 'e1',
    version: 1,
    name: 'Maja Holm',
    event: 'Reception',
    date: '2026-12-04',
    fromTime: '14:00',
    toTime: '17:00',
    participants: 80,
    drinks: 'Bobler',
    includingBottle: 1,
    message: 'Med og uden scene?',
  };
  expect(orderFromEnquiry(enquiry)).toEqual({
    title: 'Reception, Maja Holm',
    startDate: '2026-12-04',
    endDate: '2026-12-04',
    startTime: '14:00',
    endTime: '17:00',
    description: 'Med og uden scene?\nDeltagere: 80\nDrikkevarer: Bobler\nMed flaske',
  });
});

test.each([
  ['20:00', '02:00', '2027-01-01'],
  ['20:00', '20:00', '2027-01-01'],
  ['20:00', '23:59', '2026-12-31'],
  ['20:00', '', '2026-12-31'],
])('an event from %s to %s ends on %s', (fromTime, toTime, endDate) => {
  const enquiry = { id: 'e1', version: 1, date: '2026-12-31', fromTime, toTime };
  expect(orderFromEnquiry(enquiry)).toMatchObject({ startDate: '2026-12-31', endDate });
});

test('empty fields of the enquiry are left out', () => {
  const enquiry = { id: 'e1', version: 1, name: 'Maja Holm', date: '2026-12-04', participants: 0 };
  expect(orderFromEnquiry(enquiry)).toMatchObject({
    title: 'Maja Holm',
    startTime: '',
    description: '',
  });
});

test('the order is of the customer with the e-mail of the enquiry, if there is one', () => {
  const enquiry = {
    id: 'e1',
    version: 1,
    name: 'Maja Holm',
    email: 'Maja@holm.dk',
    phone: '20304050',
  };
  const customers = [
    { id: 'k1', version: 1, email: '' },
    { id: 'k2', version: 1, email: 'maja@holm.dk' },
  ];
  expect(customerOfEnquiry(enquiry, customers)).toBe('k2');
  expect(customerOfEnquiry(enquiry, [])).toBeNull();
  expect(customerOfEnquiry({ ...enquiry, email: '' }, customers)).toBeNull();
  expect(newCustomerOf(enquiry)).toEqual({
    fullName: 'Maja Holm',
    phone: '20304050',
    email: 'Maja@holm.dk',
  });
});
