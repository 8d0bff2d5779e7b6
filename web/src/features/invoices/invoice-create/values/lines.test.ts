import { expect, test } from 'vitest';

import { sampleForm, sampleLine } from './invoice-form.sample.ts';
import { sumsOf } from './lines.ts';

test('an unfinished line is not in the sums of the form', () => {
  const unfinished = { ...sampleLine, price: '1,2345' };
  const groups = { items: [sampleLine, unfinished], productGroups: [], tasks: [] };
  const sums = sumsOf(sampleForm({ groups }), 25);
  expect(sums).toMatchObject({
    groups: { items: 10_000, productGroups: 0, tasks: 0 },
    price: 10_000,
    tax: 2500,
    total: 12_500,
    amountDue: 12_500,
  });
});
