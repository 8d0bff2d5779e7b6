import { expect, test } from 'vitest';

import type { Draft } from './draft.ts';
import { draftHoldText, holdAfterDecision, holdAfterSave } from './draft-hold.ts';

const receipt = {
  price: 34_875,
  vat: 6975,
  date: '2026-07-14',
  type: 'expense',
  file: 'receipts/r',
  fileType: 'image/jpeg',
};
const draft: Draft = {
  id: '1.a',
  number: 1,
  description: 'Skruer',
  date: '2026-07-14',
  businessName: 'Byggecenter Nord',
  amount: 34_875,
  vat: 6975,
  type: 'expense',
  debitId: '',
  creditId: '',
  file: 'receipts/r',
  fileType: 'image/jpeg',
  noFile: false,
  source: 'receipts#r',
  hold: '',
  userId: 'u',
  employee: 'Mette',
  version: 1,
};
const held: Draft = { ...draft, hold: 'receiptRejected' };

test.each([
  ['receiptRejected', 'Kvitteringen er afvist, så kladden kan ikke bogføres.'],
  ['receiptChanged', 'Kvitteringen er rettet, efter at den blev importeret.'],
] as const)('a draft with the hold %s says why it cannot be posted', (hold, start) => {
  expect(draftHoldText({ hold })?.startsWith(start)).toBe(true);
});

test('a draft without a hold has nothing to say', () => {
  expect(draftHoldText(draft)).toBeUndefined();
});

test('the rejection of the receipt holds the draft back, with the file that it has', () => {
  const { hold, file, fileType } = held;
  expect(holdAfterDecision(draft, { ...receipt, file: 'other' }, 'rejected')).toEqual({
    hold,
    file,
    fileType,
  });
});

test.each(['approved', 'accepted'] as const)('%s again, the draft is released', (decision) => {
  expect(holdAfterDecision(held, receipt, decision).hold).toBe('');
});

test.each([{ price: 1 }, { vat: 0 }, { date: '2026-07-15' }, { type: 'other' }])(
  'a receipt that was edited to %j keeps the draft back until it is saved',
  (edit) => {
    const { hold } = holdAfterDecision(held, { ...receipt, ...edit }, 'accepted');
    expect([hold, holdAfterSave(hold)]).toEqual(['receiptChanged', '']);
  },
);

test('saving the draft does not release it while the receipt is rejected', () => {
  expect(holdAfterSave('receiptRejected')).toBe('receiptRejected');
});

test('a draft that is not held keeps its own figures and file when the receipt is accepted', () => {
  expect(holdAfterDecision({ ...draft, amount: 1 }, receipt, 'accepted').hold).toBe('');
});

test('the released draft shows the file that the receipt has by then', () => {
  expect(holdAfterDecision(held, { ...receipt, file: 'receipts/r_2' }, 'accepted')).toMatchObject({
    file: 'receipts/r_2',
  });
});
