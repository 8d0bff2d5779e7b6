import { describe, expect, test } from 'vitest';

import { isOpen, isPaymentMissing, mayDeleteInvoice, openStatuses } from './status.ts';

const all = ['notSent', 'waiting', 'paid', 'sent', 'cancelled'] as const;
const today = '2026-11-12';

describe('missing payment', () => {
  const owed = { status: 'sent', payDate: '2026-11-11', amountDue: 1 } as const;

  test.each([
    ['the day after its payment date', {}, true],
    ['on its payment date', { payDate: today }, false],
    ['before its payment date', { payDate: '2026-11-13' }, false],
    ['when nothing is left to pay', { amountDue: 0 }, false],
    ['when more was paid than owed', { amountDue: -100 }, false],
    ['though it was never sent', { status: 'notSent' as const }, true],
    ['while waiting', { status: 'waiting' as const }, true],
    ['when it is paid', { status: 'paid' as const }, false],
    ['when it is cancelled', { status: 'cancelled' as const }, false],
  ])('%s: %s is %s', (_when, change, missing) => {
    expect(isPaymentMissing({ ...owed, ...change }, today)).toBe(missing);
  });
});

test('an amount is open in every status but Payed and Cancelled', () => {
  expect(all.filter(isOpen)).toEqual(openStatuses);
});

describe('deleting', () => {
  test('is allowed for an invoice that was never anything but Not sent yet', () => {
    expect(mayDeleteInvoice({ status: 'notSent', everIssued: false })).toBe(true);
  });

  test.each(all)('is refused for one that was ever sent, also when it is %s again', (status) => {
    expect(mayDeleteInvoice({ status, everIssued: true })).toBe(false);
  });

  test.each(['waiting', 'paid', 'sent', 'cancelled'] as const)(
    'is refused for one that is %s',
    (status) => {
      expect(mayDeleteInvoice({ status, everIssued: false })).toBe(false);
    },
  );
});
