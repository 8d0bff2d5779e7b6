import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { canonicalJson, chainEntries, headOf, verifyChain } from './chain.ts';
import { lineOf, type LedgerEntry, type NewEntry } from './entry.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const empty = { number: 0, hash: '' };

const newEntry = (changes: Partial<NewEntry> = {}): NewEntry => ({
  date: '2026-09-29',
  text: 'Krydsfiner',
  source: { kind: 'draft', id: '1.a', event: 'posted' },
  by: 'user',
  lines: [lineOf({ account: 1610, amount: 500 }), lineOf({ account: 6480, amount: -500 })],
  reverses: 0,
  reason: '',
  file: '',
  fileType: '',
  ...changes,
});
const chained = (count: number) =>
  chainEntries(
    empty,
    Array.from({ length: count }, (_, index) => newEntry({ text: `Nr. ${index}` })),
    { now: '2026-11-27T10:00:00.000Z', digest },
  );

describe('a chain of entries', () => {
  test('numbers them 1, 2, 3 and links each to the one before', () => {
    const entries = chained(3);
    expect(entries.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(entries.map(({ previous }) => previous)).toEqual([
      '',
      entries[0]?.hash,
      entries[1]?.hash,
    ]);
  });

  test('is found whole, page by page too', () => {
    const entries = chained(5);
    const first = verifyChain(entries.slice(0, 2), digest);
    const rest = verifyChain(entries.slice(2), digest, first.head);
    expect([first.faults, rest.faults]).toEqual([[], []]);
    expect(rest.head).toEqual(headOf(entries.at(-1) as LedgerEntry));
  });

  test('refuses an entry that does not balance', () => {
    const lines = [lineOf({ account: 1, amount: 2 }), lineOf({ account: 2, amount: -1 })];
    const registration = { now: '', digest };
    expect(() => chainEntries(empty, [newEntry({ lines })], registration)).toThrow(
      'does not balance',
    );
  });

  test('shows a changed field, whichever it is', () => {
    const entries = chained(4);
    const fields = Object.keys(entries[1] as LedgerEntry) as (keyof LedgerEntry)[];
    expect(fields.length).toBeGreaterThan(10);
    for (const field of fields) {
      const bent = entries.map((entry, at) => (at === 1 ? { ...entry, [field]: 'x1' } : entry));
      const asEntries = bent.map((entry) => ({
        ...entry,
        lines: Array.isArray(entry.lines) ? entry.lines : [],
      }));
      expect(verifyChain(asEntries, digest).faults, field).not.toEqual([]);
    }
  });

  test('shows that an entry was taken out or two were exchanged', () => {
    const [a, b, c, d] = chained(4) as [LedgerEntry, LedgerEntry, LedgerEntry, LedgerEntry];
    expect(verifyChain([a, c, d], digest).faults).toMatchObject([
      { number: 3, fault: 'missing' },
      { number: 3, fault: 'unlinked' },
    ]);
    expect(verifyChain([a, c, b, d], digest).faults).not.toEqual([]);
  });

  test('shows an amount that was changed anywhere, by any øre', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: -900, max: 900 }).filter((by) => by !== 0),
        (at, by) => {
          const bent = chained(4).map((entry, index) =>
            index === at
              ? { ...entry, lines: entry.lines.map((l) => ({ ...l, amount: l.amount + by })) }
              : entry,
          );
          expect(verifyChain(bent, digest).faults.some(({ number }) => number === at + 1)).toBe(
            true,
          );
        },
      ),
    );
  });
});

test('the canonical text does not depend on the order of fields', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed());
      expect(canonicalJson(turned)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
