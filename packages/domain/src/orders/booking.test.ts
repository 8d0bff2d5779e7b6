import { isSlug } from '@driftig/contracts/orders/booking';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { assertBookable, assertMayOpen, suggestSlug } from './booking.ts';

describe("a slug is suggested from the company's name", () => {
  test.each([
    ['Nordlys Event ApS', 'nordlys-event'],
    ['Blå Søs Ægte Fester A/S', 'blaa-soes-aegte-fester'],
    ['Café  Crème & Co.', 'cafe-creme-co'],
    ['ApS', 'aps'],
    ['X', 'x-booking'],
    ['北京', 'booking'],
    ['- - -', 'booking'],
    ['A'.repeat(60), 'a'.repeat(40)],
  ])('%s: %s', (name, slug) => {
    expect(suggestSlug(name)).toBe(slug);
  });

  test('whatever the name, it may be used', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(isSlug(suggestSlug(name))).toBe(true);
      }),
    );
  });
});

describe('a slug', () => {
  test.each(['abc', 'a-b', '123', 'a'.repeat(40)])('may be %s', (slug) => {
    expect(isSlug(slug)).toBe(true);
  });
  test.each(['', 'ab', 'a'.repeat(41), '-ab', 'ab-', 'Abc', 'a b', 'blå', 'a/b', 'a.b', 'abc\n'])(
    'may not be %j',
    (slug) => {
      expect(isSlug(slug)).toBe(false);
    },
  );
});

test('an event is booked from today until five years ahead', () => {
  const today = '2026-11-23';
  for (const date of [today, '2027-05-01', '2031-11-23'])
    expect(() => assertBookable({ date }, today)).not.toThrow();
  expect(() => assertBookable({ date: '2026-11-22' }, today)).toThrow('forbi');
  expect(() => assertBookable({ date: '2032-01-01' }, today)).toThrow('fem år');
});

test('a form is not open without an address', () => {
  expect(() => assertMayOpen({ open: true })).toThrow('Skriv en adresse');
  expect(() => assertMayOpen({ open: true, slug: 'abc' })).not.toThrow();
  expect(() => assertMayOpen({ open: false })).not.toThrow();
});
