import { buildInvoiceDocument } from '@driftig/documents/invoice-document';
import { expect, test } from 'vitest';

import { sampleForm, sampleLine, sampleSettings } from './invoice-form.sample.ts';
import { draftDocumentInput } from './preview.ts';

const preview = (changes: Parameters<typeof sampleForm>[0]) =>
  buildInvoiceDocument(draftDocumentInput(sampleForm(changes), sampleSettings));

test('the preview shows the expected number and the total', () => {
  const document = preview({});
  expect(document.title).toBe('Faktura 1249');
  expect(document.totals.due?.value).toBe('125,00 kr.');
  expect(preview({ number: 1300 }).title).toBe('Faktura 1300');
});

test('incomplete lines are left out', () => {
  const groups = {
    items: [sampleLine, { ...sampleLine, price: null }],
    productGroups: [],
    tasks: [],
  };
  expect(preview({ groups }).groups[0]?.lines).toHaveLength(1);
});

test('the payment account is the one in the form, else the company’s', () => {
  const paidTo = (document: ReturnType<typeof preview>) =>
    document.payment?.fields.find(({ label }) => label.startsWith('Bank'))?.value;
  expect(paidTo(preview({}))).toBe('Reg.nr. 7230, konto 0001234567');
  expect(paidTo(preview({ regNumber: '9876' }))).toBe('Reg.nr. 9876, konto 0001234567');
  const none = { bankName: '', regNumber: '', accountNumber: '' };
  expect(paidTo(preview(none))).toBe('Reg.nr. 7230, konto 0001234567');
});
