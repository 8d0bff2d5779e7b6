import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { codeBytes, newVoucherCode } from '../ledger/voucher-code.ts';
import { addressBytes, newReceiptAddress } from './receipt-address.ts';
import {
  assertFactsKnown,
  isAutomatic,
  isSenderProven,
  mailedBusiness,
  textOfSubject,
} from './receipt-mail.ts';

const passed = { spf: 'PASS', dkim: 'PASS', dmarc: 'PASS', spam: 'PASS', virus: 'PASS' };
const own = { from: 'mette@nordlys.dk', envelope: 'mette@nordlys.dk' };

describe('the sender of a mail', () => {
  test.each([
    ['DMARC passed', {}, own, true],
    [
      'DMARC passed by DKIM, sent by a mailing service',
      { spf: 'FAIL' },
      { ...own, envelope: 'b@x.dk' },
      true,
    ],
    ['DMARC failed', { dmarc: 'FAIL' }, own, false],
    ['no DMARC, SPF of the same domain', { dmarc: 'GRAY' }, own, true],
    ['no DMARC, SPF of another domain', { dmarc: 'GRAY' }, { ...own, envelope: 'b@x.dk' }, false],
    ['no DMARC, SPF failed', { dmarc: 'GRAY', spf: 'FAIL' }, own, false],
    ['no DMARC, a broken signature', { dmarc: 'GRAY', dkim: 'FAIL' }, own, false],
    ['DMARC could not be checked', { dmarc: 'PROCESSING_FAILED' }, own, false],
    ['spam', { spam: 'FAIL' }, own, false],
    ['spam was not decided', { spam: 'GRAY' }, own, true],
    ['a virus', { virus: 'FAIL' }, own, false],
    ['viruses were not checked', { virus: 'DISABLED' }, own, false],
  ])('is proven or not: %s', (_, verdicts, addresses, isProven) => {
    expect(isSenderProven({ ...passed, ...verdicts }, addresses)).toBe(isProven);
  });
});

test.each([
  [{}, 'a@b.dk', false],
  [{ 'auto-submitted': 'no' }, 'a@b.dk', false],
  [{ 'auto-submitted': 'auto-replied' }, 'a@b.dk', true],
  [{ precedence: ' Bulk ' }, 'a@b.dk', true],
  [{ 'list-id': '<x>' }, 'a@b.dk', true],
  [{}, '', true],
])('the headers %j from "%s" are automatic: %s', (headers, envelope, expected) => {
  expect(isAutomatic(new Map(Object.entries(headers)), envelope)).toBe(expected);
});

test('any subject becomes a visible line of at most 200 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (subject) => {
      const text = textOfSubject(subject);
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect([text.trim(), text.isWellFormed()]).toEqual([text, true]);
      expect([...text].length).toBeLessThanOrEqual(200);
      expect(text).not.toBe('');
    }),
  );
});

test.each([
  [{ price: 0, businessName: mailedBusiness }, 'Kvitteringen mangler beløb og firma.'],
  [{ price: 100, businessName: mailedBusiness }, 'Kvitteringen mangler firma.'],
  [{ price: 0, businessName: 'Stark' }, 'Kvitteringen mangler beløb.'],
])('%j is not approved (409)', (values, start) => {
  expect(() => assertFactsKnown(values, 'approved')).toThrow(start);
  expect(() => assertFactsKnown(values, 'accepted')).toThrow(start);
});

test.each([
  [{ price: 0, businessName: mailedBusiness }, 'rejected'],
  [{ price: -100, businessName: 'Stark' }, 'approved'],
] as const)('%j may be %s', (values, decision) => {
  expect(() => assertFactsKnown(values, decision)).not.toThrow();
});

test('codes of invoices and addresses for receipts have 128 random bits or more', () => {
  const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const most = (signs: string) =>
    Math.max(...[...new Set(signs)].map((sign) => signs.split(sign).length - 1)) / 256;
  const addressSigns = [...everyByte].map((byte) => newReceiptAddress(Uint8Array.of(byte)).at(-1));
  const codeSigns = [...everyByte].map((byte) => newVoucherCode(Uint8Array.of(byte)));
  expect(-Math.log2(most(addressSigns.join(''))) * addressBytes).toBeGreaterThan(128);
  expect(-Math.log2(most(codeSigns.join(''))) * codeBytes).toBe(130);
});

test('an address is made of letters and digits that are not mistaken for one another', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: addressBytes, maxLength: addressBytes }), (random) => {
      expect(newReceiptAddress(random)).toMatch(/^bilag-[a-hjkmnp-z2-9]{27}$/);
    }),
  );
});
