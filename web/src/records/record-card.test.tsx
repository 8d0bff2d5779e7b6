import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { recordCard } from './record-card.tsx';
import { views } from './views/views.ts';

const record = (values: object) => ({ id: '1', version: 1, ...values }) as unknown as RecordAnswer;
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');

function linesOf(type: keyof typeof views, values: object) {
  const { what, howMuch, when, state } = recordCard(views[type], {
    currency: 'DKK',
    chip: type === 'orders' ? () => 'Done' : undefined,
  });
  const row = record(values);
  return [what, howMuch, when, state].map((part) => {
    const shown = part?.(row);
    return textOf(renderToStaticMarkup(<>{shown}</>));
  });
}

test('a card says what and how much, when, and its state', () => {
  const order = { title: 'Bryllup', startDate: '2026-11-12', company: 'Holm & Søn ApS' };
  expect(linesOf('orders', order)).toEqual([
    'Bryllup',
    '',
    '12-11-2026 · Holm &amp; Søn ApS',
    'Done',
  ]);
  const tent = { name: 'Telt', price: 125_000, quantity: 4, unit: '', vendor: 'Nordtelt' };
  expect(linesOf('products', tent)).toEqual(['Telt', '1.250,00 kr.', '4 stk. · Nordtelt', '']);
});

test('what is empty is left out, and what the title says is not said again', () => {
  const person = { company: '', fullName: 'Per Ågård', town: 'Vejle', phone: '' };
  expect(linesOf('customers', person)).toEqual(['Per Ågård', '', 'Vejle', '']);
  expect(linesOf('customers', { ...person, company: 'Ågård A/S', town: '' })).toEqual([
    'Ågård A/S',
    '',
    'Per Ågård',
    '',
  ]);
});
