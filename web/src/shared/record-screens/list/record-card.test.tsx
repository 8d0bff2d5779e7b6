import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { recordCard } from './record-card.tsx';
import { customersView } from '../views/customers.ts';
import { ordersView } from '../views/orders.tsx';
import { productsView } from '../views/products.tsx';
import type { RecordView } from '../views/record-view.ts';

const record = (values: object) => ({ id: '1', version: 1, ...values }) as unknown as RecordAnswer;
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');

function linesOf(view: RecordView, values: object) {
  const { what, howMuch, when, state } = recordCard(view, {
    currency: 'DKK',
    chip: view.type.statuses ? () => 'Done' : undefined,
  });
  const row = record(values);
  return [what, howMuch, when, state].map((part) => {
    const shown = part?.(row);
    return textOf(renderToStaticMarkup(<>{shown}</>));
  });
}

test('a card says what and how much, when, and its state', () => {
  const order = { title: 'Bryllup', startDate: '2026-11-12', company: 'Holm & Søn ApS' };
  expect(linesOf(ordersView, order)).toEqual([
    'Bryllup',
    '',
    '12-11-2026 · Holm &amp; Søn ApS',
    'Done',
  ]);
  const tent = { name: 'Telt', price: 125_000, quantity: 4, unit: '', vendor: 'Nordtelt' };
  expect(linesOf(productsView, tent)).toEqual(['Telt', '1.250,00 kr.', '4 stk. · Nordtelt', '']);
});

test("empty fields are left out, and the title's parts are not repeated", () => {
  const person = { company: '', fullName: 'Per Ågård', town: 'Vejle', phone: '' };
  expect(linesOf(customersView, person)).toEqual(['Per Ågård', '', 'Vejle', '']);
  expect(linesOf(customersView, { ...person, company: 'Ågård A/S', town: '' })).toEqual([
    'Ågård A/S',
    '',
    'Per Ågård',
    '',
  ]);
});
