import { expect, test } from 'vitest';

import { mailSubject, mailText } from './mail-text.ts';

const invoice = {
  number: 1225,
  name: 'Lone Bjerregaard',
  orderTitle: 'Forårsreception',
  isDeposit: false,
  total: 12_500,
  open: 12_500,
  currency: 'DKK',
  payDate: '2026-11-17',
  seller: { name: 'Nordlys Event ApS' },
};

test('the mail of an invoice says what it is for, what is to be paid, and by when', () => {
  expect(mailSubject(invoice)).toBe('Faktura 1225 fra Nordlys Event ApS');
  expect(mailText(invoice)).toBe(
    `Hej Lone

Vedhæftet er faktura 1225 for Forårsreception.

Beløbet er 125,00 kr. og betales senest 17-11-2026.

Venlig hilsen
Nordlys Event ApS`,
  );
});

test('without a person or an order it says neither', () => {
  const text = mailText({ ...invoice, name: '', orderTitle: '', isDeposit: true });
  expect(text).toMatch(/^Hej\n\nVedhæftet er depositumfaktura 1225\.\n/);
});

test('a paid invoice asks for nothing', () => {
  expect(mailText({ ...invoice, open: 0 })).toContain('Der er ikke noget at betale.');
});

test('a credited invoice is mailed as its credit note', () => {
  const credited = { ...invoice, creditNumber: 3 };
  expect(mailSubject(credited)).toBe('Kreditnota 3 fra Nordlys Event ApS');
  expect(mailText(credited)).toContain('kreditnota 3, som udligner faktura 1225');
});
