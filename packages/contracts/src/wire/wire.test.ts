import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import {
  blankable,
  codedEnum,
  flag,
  id,
  nameIn,
  pageQuery,
  request,
  response,
  codedEnumFromText,
} from './wire.ts';
import { text } from './text.ts';

/** The text of the first issue; undefined for a valid value. */
function firstIssue(schema: z.ZodType, value: unknown): string | undefined {
  return z.safeDecode(schema, value).error?.issues[0]?.message;
}

describe('id', () => {
  test.each(['1249.k3v8x0qp', '01JBM4W000C0MPANY000000001', 'a_b-c.d'])('%s', (value) => {
    expect(z.decode(id, value)).toBe(value);
  });

  test.each(['', 'a b', 'a/b', 'a#b', 'å', 'x'.repeat(65), 5])('%j is none', (value) => {
    expect(firstIssue(id, value)).toBe('Skal være et id.');
  });
});

describe('blankable', () => {
  const schema = z.strictObject({ name: blankable(text(5)) });

  test.each([{}, { name: '' }, { name: '   ' }, { name: null }])('%j means not given', (value) => {
    expect(z.decode(schema, value as { name?: unknown }).name).toBeUndefined();
  });

  test('an empty field of a form is not given, though a value would be checked', () => {
    const form = z.strictObject({ name: blankable(text(5).min(3, 'Mindst 3 tegn.')) });
    expect(z.encode(form, { name: '' }).name).toBeUndefined();
    expect(z.safeEncode(form, { name: 'Bo' }).error?.issues[0]?.message).toBe('Mindst 3 tegn.');
  });

  test('a given value is checked', () => {
    expect(z.decode(schema, { name: ' Lone ' })).toEqual({ name: 'Lone' });
    expect(firstIssue(schema, { name: 'Lone Bjerregaard' })).toBe('Højst 5 tegn.');
  });
});

describe('names', () => {
  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    '%s is a name like any other, though every object has it',
    (name) => {
      expect(nameIn({ kundenavn: 'customerName' }, name)).toBe(name);
    },
  );

  const wrong = { tittle: text(10) };
  const names = { tittle: 'title' } as const;

  test("the wire's name is decoded to ours and encoded back", () => {
    expect(z.decode(request(wrong, names), { tittle: 'Fest' })).toEqual({ title: 'Fest' });
    expect(z.encode(response(wrong, names), { title: 'Fest' })).toEqual({ tittle: 'Fest' });
  });

  test('a request with an unknown field is refused', () => {
    const { error } = z.safeDecode(request(wrong, names), { tittle: 'Fest', admin: 1 } as never);
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['admin'] }]);
  });

  test('an undeclared field is removed from an answer', () => {
    const stored = { title: 'Fest', passwordHash: 'x' };
    expect(z.encode(response(wrong, names), stored)).toEqual({ tittle: 'Fest' });
  });
});

describe('coded words', () => {
  const role = codedEnum({ employee: 1, owner: 3 }, 'Ukendt rolle.');

  test('are decoded from numbers and encoded back', () => {
    expect(z.decode(role, 3)).toBe('owner');
    expect(z.encode(role, 'employee')).toBe(1);
    expect(z.decode(flag, 1)).toBe(true);
    expect(z.encode(flag, false)).toBe(0);
  });

  test.each([2, '3', null, 'owner'])('refuse %j', (value) => {
    expect(firstIssue(role, value)).toBe('Ukendt rolle.');
  });
});

describe('the query of a list', () => {
  const query = z.strictObject(pageQuery);

  test.each(['1', '500'])('accepts the limit %s', (limit) => {
    expect(z.decode(query, { limit }).limit).toBe(Number(limit));
  });

  test.each(['0', '-1', '501', '1.5', 'mange', ''])('refuses the limit %j', (limit) => {
    expect(z.safeDecode(query, { limit }).success).toBe(false);
  });
});

describe('coded words that are typed', () => {
  const status = codedEnumFromText({ open: 1, closed: 2 }, 'Ukendt status.');

  test('are decoded from text too, and encoded as numbers', () => {
    expect([1, '1', '2'].map((sent) => z.decode(status, sent))).toEqual(['open', 'open', 'closed']);
    expect(z.encode(status, 'closed')).toBe(2);
  });

  test.each([0, 3, '3', '', 'open', null, undefined, 1.5])('%j is none', (sent) => {
    expect(firstIssue(status, sent)).toBe('Ukendt status.');
  });
});
