import { expect, test } from 'vitest';

import { depositLeftOut } from './paid-meanwhile.ts';

const deposit = {
  number: 7,
  date: '2026-09-04',
  paid: true,
  company: '',
  cvr: '',
  name: '',
  title: '',
  startDate: '',
  endDate: '',
  startTime: '',
  endTime: '',
  gross: 50_000,
  orderNumber: 12,
};
const form = { orderNumber: 12, kind: 'final', followsDeposit: false } as const;

test('an End invoice of an order with a paid deposit leaves it out until it is based on it', () => {
  expect(depositLeftOut(form, [deposit])).toBe(deposit);
  expect(depositLeftOut({ ...form, kind: null }, [deposit])).toBe(deposit);
  expect(depositLeftOut({ ...form, followsDeposit: true }, [deposit])).toBeUndefined();
});

test('a deposit of another order or an unpaid one is not left out', () => {
  expect(depositLeftOut({ ...form, orderNumber: 13 }, [deposit])).toBeUndefined();
  expect(depositLeftOut({ ...form, orderNumber: null }, [{ ...deposit, orderNumber: 0 }])).toBe(
    undefined,
  );
  expect(depositLeftOut(form, [{ ...deposit, paid: false }])).toBeUndefined();
});

test('a deposit invoice leaves no deposit out', () => {
  expect(depositLeftOut({ ...form, kind: 'deposit' }, [deposit])).toBeUndefined();
});
