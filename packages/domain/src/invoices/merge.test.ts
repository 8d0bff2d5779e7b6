import { describe, expect, test } from 'vitest';

import { areOtherCustomers, isMerged } from './merge.ts';

const party = (customerId: string, company: string, name = '') => ({ customerId, company, name });

describe('customers are other ones', () => {
  test.each([
    ['with other ids', party('1', 'Holm'), party('2', 'Holm'), true],
    [
      'not with the same id, whatever the names are by now',
      party('1', 'A'),
      party('1', 'B'),
      false,
    ],
    ['by their names where one is typed', party('', 'Holm'), party('2', 'Nordlys'), true],
    ['not by the case of a typed name', party('', 'HOLM & søn'), party('2', 'Holm & Søn'), false],
    ['by the person where there is no company', party('', '', 'Ida'), party('', '', 'Bo'), true],
    ['not where one of them is nobody', party('1', 'Holm'), party('', ''), false],
  ])('%s', (_, one, other, differs) => {
    expect(areOtherCustomers(one, other)).toBe(differs);
  });
});

test.each([
  ['an invoice without an order is not merged', undefined, undefined, false],
  ['one that was issued for its order is not', 7, 7, false],
  ['one that was issued without an order and has one is', 7, undefined, true],
])('%s', (_, linkedOrder, number, merged) => {
  const order = { title: '', description: '', startTime: '', endTime: '' };
  const dates = { startDate: '', endDate: '' } as const;
  expect(isMerged({ linkedOrder, order: { ...order, ...dates, number } })).toBe(merged);
});
