import { expect, test } from 'vitest';

import { colleagueOf, hasBankAccount } from './first-steps.ts';

test.each([
  ['9876', '0012345678', true],
  ['9876', '', false],
  ['', '0012345678', false],
  ['', '', false],
])(
  'an account is registration number and account number: %j, %j',
  (regNumber, accountNumber, is) => {
    expect(hasBankAccount({ regNumber, accountNumber })).toBe(is);
  },
);

const mette = { userId: 'u1', name: 'Mette Lindqvist', email: 'mette@nordlysevent.dk' };
const invited = { userId: 'u2', name: '', email: 'jonas@nordlysevent.dk' };

test('the colleague is another user, by e-mail until there is a name', () => {
  expect(colleagueOf([mette], 'u1')).toBe('');
  expect(colleagueOf([], 'u1')).toBe('');
  expect(colleagueOf([mette, invited], 'u1')).toBe('jonas@nordlysevent.dk');
  expect(colleagueOf([mette, invited], 'u2')).toBe('Mette Lindqvist');
});
