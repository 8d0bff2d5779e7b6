import { expect, test } from 'vitest';

import { fieldLabel } from './field-label.ts';
import { sampleForm } from './invoice-form.sample.ts';
import { texts } from '../texts.ts';

test.each([
  ['payDate', 'Forfaldsdato'],
  ['customerId', 'Kunde'],
  ['name', 'Navn (att.)'],
  ['groups.items.1.price', 'Pris, linje 2'],
  ['groups.tasks.0.description', 'Tasks: Beskrivelse, linje 1'],
  ['openLine.items', 'Ny linje'],
  ['adding.productGroups.price', 'Product Groups: Pris, ny linje'],
])('the label of %s is %s', (path, label) => {
  expect(fieldLabel(path)).toBe(label);
});

test('every field of the form has a label of its own', () => {
  const {
    groups: _,
    adding: _a,
    shownNumber: _s,
    followsDeposit: _f,
    depositDate: _d,
    depositTaxPercent: _p,
    orderId: _o,
    ...fields
  } = sampleForm();
  for (const field of Object.keys(fields)) {
    expect(fieldLabel(field), field).not.toBe(texts.total);
  }
});
