import { expect, test } from 'vitest';

import { haystackOf, searchRows } from '../match-rows.ts';
import { amountText } from './amount-text.ts';

const rows = [123_450, -123_450, 99_900, 12_345_000].map((amount) => ({ amount }));
const column = {
  searchText: ({ amount }: { amount: number }) => amountText(amount, 'DKK'),
};

function found(q: string): readonly number[] {
  return searchRows(rows, haystackOf([column]), q).map(({ amount }) => amount);
}

test.each(['1.234,50', '1234,5', '1234,50', '1234.5', '1.234,50 kr.'])(
  'an amount is found by %s',
  (q) => {
    expect(found(q)).toEqual([123_450, -123_450]);
  },
);

test('a whole amount is found without decimals, a negative one with its sign', () => {
  expect(found('999')).toEqual([99_900]);
  expect(found('-1234,5')).toEqual([-123_450]);
  expect(found('123.450')).toEqual([12_345_000]);
});
