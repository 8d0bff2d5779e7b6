import { describe, expect, test } from 'vitest';

import {
  asksForSecondFactor,
  needsSecondFactor,
  secondFactorGroupOf,
  secondFactorStart,
} from './second-factor.ts';

const people = {
  owner: { role: 'owner', bookkeeping: true },
  administrator: { role: 'administrator', bookkeeping: false },
  bookkeeper: { role: 'administrator', bookkeeping: true },
  employee: { role: 'employee', bookkeeping: false },
} as const;

const whoNeeds = (company: Parameters<typeof asksForSecondFactor>[0]) =>
  Object.entries(people).flatMap(([who, rights]) =>
    asksForSecondFactor(company, rights) ? [who] : [],
  );

test('for managers it is required of owners, administrators and bookkeepers', () => {
  const company = { secondFactorRequired: true, secondFactorOf: 'managers' } as const;
  expect(whoNeeds(company)).toEqual(['owner', 'administrator', 'bookkeeper']);
  expect(asksForSecondFactor(company, { role: 'employee', bookkeeping: true })).toBe(true);
});

describe('a company of before it could be chosen', () => {
  test('that required it still requires it of all users', () => {
    expect(secondFactorGroupOf({ secondFactorRequired: true })).toBe('everybody');
    expect(whoNeeds({ secondFactorRequired: true })).toEqual(Object.keys(people));
  });

  test('that did not still requires it of no one', () => {
    expect(whoNeeds({ secondFactorRequired: false })).toEqual([]);
  });
});

test.each([
  ['the day before', '2026-12-10', false],
  ['that day', '2026-12-11', true],
])('a new company requires it 14 days after it registered: %s', (_, today, isNeeded) => {
  // Half past midnight in Denmark.
  const secondFactorFrom = secondFactorStart('2026-11-26T23:30:00.000Z');
  const company = {
    secondFactorRequired: true,
    secondFactorOf: 'managers',
    secondFactorFrom,
  } as const;
  expect(needsSecondFactor(company, people.owner, today)).toBe(isNeeded);
  expect(needsSecondFactor(company, people.employee, today)).toBe(false);
});
