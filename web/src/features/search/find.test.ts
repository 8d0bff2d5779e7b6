import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { foldText } from '@driftig/domain/text/fold-text';
import { toEntry } from './entry.ts';
import type { Entry, SearchItem } from './entry.ts';
import type { Query } from './find.ts';
import { findAll, findIn, MAX_HITS_PER_KIND, queryOf, rankOf } from './find.ts';

const customer = (title: string, more: Partial<SearchItem> = {}) =>
  toEntry({ kind: 'customers', id: title, to: '/customers', title, ...more });
const invoice = (number: number, title = 'Holm & Søn ApS') =>
  toEntry({ kind: 'invoices', id: String(number), to: `/invo/${number}`, number, title });

const finds = (typed: string, entry: Entry) =>
  findIn('customers', [entry], queryOf(typed)).total === 1;

test('a line is found by its name alone, not by the document it stands on', () => {
  const line = toEntry({
    kind: 'lines',
    id: '1231 Telt',
    to: '/invo/1231',
    title: 'Telt 6 × 12 m',
    details: ['Faktura 1231'],
  });
  expect(findIn('lines', [line], queryOf('telt 12')).total).toBe(1);
  expect(findIn('lines', [line], queryOf('1231')).total).toBe(0);
});

describe('matching', () => {
  test.each([
    ['aarhus', 'Århus Teater'],
    ['århus', 'Aarhus Teater'],
    ['Å', 'Aarhus Teater'],
    ['søn holm', 'Holm & Søn ApS'],
    ['HOLM SØ', 'Holm & Søn ApS'],
    ['øller', 'Bryllup Jensen/Møller'],
    ['møller', 'Bryllup Jensen/Møller'],
    ['jensen/m', 'Bryllup Jensen/Møller'],
    ['ærø', 'ÆRØ KRO'],
    ['cafe', 'Café Kanel'],
    ['son', 'Holm & Søn ApS'],
    ['soen', 'Holm & Søn ApS'],
    ['aeroe', 'Ærø Kro'],
    ['walesa', 'Lech Wałęsa'],
  ])('%s finds %s', (typed, title) => {
    expect(finds(typed, customer(title))).toBe(true);
  });

  test.each([
    ['holm kro', 'Holm & Søn ApS'],
    ['sen', 'Holm & Søn ApS'],
    ['aro', 'Ærø Kro'],
  ])('%s does not find %s', (typed, title) => {
    expect(finds(typed, customer(title))).toBe(false);
  });

  test('words are also found in details and in hidden fields', () => {
    const holm = customer('Holm', { details: ['Skagen'], fields: ['mette@holm.dk'] });
    expect(finds('mette@ skagen', holm)).toBe(true);
    expect(finds('mette@ ribe', holm)).toBe(false);
  });
});

describe('ranking', () => {
  test('whole name, start of the name, start of a word, inside a word, other fields', () => {
    const entries = [
      customer('Kro & Bar', { fields: ['holm@kro.dk'] }),
      customer('Bornholm'),
      customer('Søn & Holm'),
      customer('Holmegaard'),
      customer('Holm'),
    ];
    const { hits } = findIn('customers', entries, queryOf('holm'));
    expect(hits.map(({ title }) => title)).toEqual([
      'Holm',
      'Holmegaard',
      'Søn & Holm',
      'Bornholm',
      'Kro & Bar',
    ]);
  });

  test('exact number, then numbers that start with it, in list order', () => {
    const entries = [invoice(10_247), invoice(2470), invoice(247), invoice(1247)];
    const { hits } = findIn('invoices', entries, queryOf('247'));
    expect(hits.map(({ number }) => number)).toEqual([247, 2470, 10_247, 1247]);
  });

  test('the kind with an exact number comes before other kinds that match', () => {
    const lists = [
      { kind: 'customers' as const, entries: [customer('Holm', { fields: ['12472478'] })] },
      { kind: 'invoices' as const, entries: [invoice(1247)] },
    ];
    const kinds = (typed: string) => findAll(lists, queryOf(typed)).map(({ kind }) => kind);
    expect(kinds('1247')).toEqual(['invoices', 'customers']);
    expect(kinds('124')).toEqual(['customers', 'invoices']);
    expect(kinds('99')).toEqual([]);
  });
});

const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), {
  maxLength: 40,
});

const rank = (entry: Entry, query: Query) => rankOf(entry, query) ?? Number.NaN;

test('for any names and search: all matches are counted, and the best ranked are returned', () => {
  fc.assert(
    fc.property(names, fc.string({ unit: 'grapheme', maxLength: 4 }), (titles, typed) => {
      const query = queryOf(typed);
      fc.pre(query.words.length > 0);
      const entries = titles.map((title, index) => toEntry({ ...customer(title), id: `${index}` }));
      const fitting = entries.filter(({ title }) =>
        query.words.every((word) => foldText(title).includes(word)),
      );
      const inOrder = fitting.toSorted((a, b) => rank(a, query) - rank(b, query));
      const { hits, total } = findIn('customers', entries, query);
      expect(total).toBe(fitting.length);
      expect(hits).toEqual(inOrder.slice(0, MAX_HITS_PER_KIND));
    }),
  );
});
