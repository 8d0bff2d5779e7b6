import { describe, expect, test } from 'vitest';

import { needsSecondFactor, secondFactorGroupOf } from './second-factor.ts';

const people = {
  owner: { role: 'owner', bookkeeping: true },
  administrator: { role: 'administrator', bookkeeping: false },
  bookkeeper: { role: 'administrator', bookkeeping: true },
  employee: { role: 'employee', bookkeeping: false },
} as const;

const whoNeeds = (company: Parameters<typeof needsSecondFactor>[0]) =>
  Object.entries(people).flatMap(([who, rights]) =>
    needsSecondFactor(company, rights) ? [who] : [],
  );

test('for managers it is required of owners, administrators and bookkeepers', () => {
  const company = { secondFactorRequired: true, secondFactorOf: 'managers' } as const;
  expect(whoNeeds(company)).toEqual(['owner', 'administrator', 'bookkeeper']);
  expect(needsSecondFactor(company, { role: 'employee', bookkeeping: true })).toBe(true);
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
