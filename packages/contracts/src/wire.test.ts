import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import {
  blankable,
  coded,
  dateText,
  email,
  flag,
  id,
  kroner,
  kronerAnswer,
  pageQuery,
  quantity,
  readKroner,
  request,
  response,
  text,
  timeText,
} from './wire.ts';

/** The first thing a schema says about a value; undefined where it takes it. */
function complaint(schema: z.ZodType, value: unknown): string | undefined {
  return z.safeDecode(schema, value).error?.issues[0]?.message;
}

const anyOere = fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 });

describe('kroner', () => {
  test.each([
    ['1.234,50', 123_450],
    ['1234,5', 123_450],
    ['1234.50', 123_450],
    [1234.5, 123_450],
    ['1.234', 123_400],
    ['12.345.678,90', 1_234_567_890],
    [' 12 ', 1200],
    ['0,05', 5],
    ['-0,05', -5],
    [-19.99, -1999],
    [0.1, 10],
    ['-0', 0],
  ])('%j is %i øre', (wire, oere) => {
    expect(z.decode(kroner, wire)).toBe(oere);
  });

  test.each([
    1.234,
    1.005,
    0.1 + 0.2,
    1e21,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1,234',
    '1.23.456',
    '12.34,5',
    '1 234',
    '1e3',
    '+5',
    '5,',
    ',5',
    '--5',
    '',
    'tolv',
    '123456789012',
  ])('%j is no amount with at most two decimals', (wire) => {
    expect(readKroner(wire)).toBeUndefined();
  });

  test('what is no amount is refused in Danish', () => {
    expect(complaint(kroner, 'tolv')).toBe('Angiv et beløb med højst to decimaler.');
    expect(complaint(kroner, 1.234)).toBe('Angiv et beløb med højst to decimaler.');
    expect(complaint(kroner, null)).toBe('Angiv et beløb.');
  });

  test('any amount survives the journey to the wire and back', () => {
    fc.assert(
      fc.property(anyOere, (oere) => {
        const onTheWire = JSON.parse(JSON.stringify(z.encode(kroner, oere))) as number;
        expect(z.decode(kroner, onTheWire)).toBe(oere);
        expect(z.decode(kronerAnswer, onTheWire)).toBe(oere);
      }),
    );
  });

  test('comma and dot mean the same', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(99), (whole, hundredths) => {
        const fraction = String(hundredths).padStart(2, '0');
        const oere = whole * 100 + hundredths;
        expect(readKroner(`${whole},${fraction}`)).toBe(oere);
        expect(readKroner(`${whole}.${fraction}`)).toBe(oere);
      }),
    );
  });
});

describe('quantity', () => {
  test.each([
    ['2,5', 2.5],
    ['2.5', 2.5],
    [0, 0],
    ['1.250', 1250],
    [0.07, 0.07],
  ])('%j is %d', (wire, value) => {
    expect(z.decode(quantity, wire)).toBe(value);
  });

  test.each([-1, '-0,5', 1.125, '', 'to'])('%j is no quantity', (wire) => {
    expect(complaint(quantity, wire)).toBe('Angiv et antal på mindst 0 med højst to decimaler.');
  });
});

describe('dates and times', () => {
  test.each(['2026-02-28', '2028-02-29', '1999-12-31'])('%s is a date', (date) => {
    expect(z.decode(dateText, date)).toBe(date);
  });

  test.each([
    ['2026-02-29', 'Datoen findes ikke.'],
    ['2026-13-01', 'Datoen findes ikke.'],
    ['2026-00-10', 'Datoen findes ikke.'],
    ['2026-2-1', 'Datoen skal skrives som åååå-mm-dd.'],
    ['12-11-2026', 'Datoen skal skrives som åååå-mm-dd.'],
    ['2026-11-12T00:00:00Z', 'Datoen skal skrives som åååå-mm-dd.'],
    ['3026-11-12', 'Datoen skal skrives som åååå-mm-dd.'],
    [undefined, 'Angiv en dato.'],
    [20_261_112, 'Angiv en dato.'],
  ])('%j: %s', (date, said) => {
    expect(complaint(dateText, date)).toBe(said);
  });

  test.each(['00:00', '09:05', '23:59'])('%s is a time', (time) => {
    expect(z.decode(timeText, time)).toBe(time);
  });

  test.each(['24:00', '9:05', '12:60', '12.30', ''])('%j is no time', (time) => {
    expect(complaint(timeText, time)).toBe('Klokkeslættet skal skrives som tt:mm.');
  });
});

describe('text', () => {
  test('is trimmed, and keeps its line breaks', () => {
    expect(z.decode(text(20), '  to\nlinjer ')).toBe('to\nlinjer');
  });

  test('may be as long as it says and no longer', () => {
    expect(complaint(text(3), 'abc')).toBeUndefined();
    expect(complaint(text(3), 'abcd')).toBe('Højst 3 tegn.');
  });

  test('has no control characters', () => {
    expect(complaint(text(20), 'a\u0000b')).toBe('Teksten har ugyldige tegn.');
    expect(complaint(text(20), 'a\u001bb')).toBe('Teksten har ugyldige tegn.');
  });

  test('is no number', () => {
    expect(complaint(text(20), 5)).toBe('Skal være tekst.');
  });
});

describe('email', () => {
  test.each(['a@b.dk', ' mette.lindqvist+faktura@nordlys-event.co.uk '])('%s', (address) => {
    expect(z.decode(email, address)).toBe(address.trim());
  });

  test.each(['', 'a', 'a@b', '@b.dk', 'a@b.', 'a b@c.dk', 'a@@b.dk', 'a@b@c.dk', undefined, 7])(
    '%j: Indtast en gyldig email',
    (address) => {
      expect(complaint(email, address)).toBe('Indtast en gyldig email');
    },
  );
});

describe('id', () => {
  test.each(['1249.k3v8x0qp', '01JBM4W000C0MPANY000000001', 'a_b-c.d'])('%s', (value) => {
    expect(z.decode(id, value)).toBe(value);
  });

  test.each(['', 'a b', 'a/b', 'a#b', 'å', 'x'.repeat(65), 5])('%j is none', (value) => {
    expect(complaint(id, value)).toBe('Skal være et id.');
  });
});

describe('blankable', () => {
  const schema = z.strictObject({ name: blankable(text(5)) });

  test.each([{}, { name: '' }, { name: '   ' }, { name: null }])('%j means not given', (value) => {
    expect(z.decode(schema, value as { name?: unknown }).name).toBeUndefined();
  });

  test('what is given is checked', () => {
    expect(z.decode(schema, { name: ' Lone ' })).toEqual({ name: 'Lone' });
    expect(complaint(schema, { name: 'Lone Bjerregaard' })).toBe('Højst 5 tegn.');
  });
});

describe('names', () => {
  const wrong = { tittle: text(10) };
  const names = { tittle: 'title' } as const;

  test("the wire's name is read as ours and written as the wire's", () => {
    expect(z.decode(request(wrong, names), { tittle: 'Fest' })).toEqual({ title: 'Fest' });
    expect(z.encode(response(wrong, names), { title: 'Fest' })).toEqual({ tittle: 'Fest' });
  });

  test('a request with a field nobody knows is refused', () => {
    const { error } = z.safeDecode(request(wrong, names), { tittle: 'Fest', admin: 1 } as never);
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['admin'] }]);
  });

  test('an answer loses what is not declared', () => {
    const stored = { title: 'Fest', passwordHash: 'x' };
    expect(z.encode(response(wrong, names), stored)).toEqual({ tittle: 'Fest' });
  });
});

describe('coded words', () => {
  const role = coded({ employee: 1, owner: 3 }, 'Ukendt rolle.');

  test('numbers on the wire are words inside', () => {
    expect(z.decode(role, 3)).toBe('owner');
    expect(z.encode(role, 'employee')).toBe(1);
    expect(z.decode(flag, 1)).toBe(true);
    expect(z.encode(flag, false)).toBe(0);
  });

  test.each([2, '3', null, 'owner'])('%j is not one of them', (value) => {
    expect(complaint(role, value)).toBe('Ukendt rolle.');
  });
});

describe('how a list is asked for', () => {
  const query = z.strictObject(pageQuery);

  test.each(['1', '500'])('a page of %s', (limit) => {
    expect(z.decode(query, { limit }).limit).toBe(Number(limit));
  });

  test.each(['0', '-1', '501', '1.5', 'mange', ''])('no page of %j', (limit) => {
    expect(z.safeDecode(query, { limit }).success).toBe(false);
  });
});
