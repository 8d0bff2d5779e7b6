import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { editRequest, fieldsOf } from './edit-request.ts';
import { text } from './text.ts';
import { request, response } from './wire.ts';

const answer = response(
  { id: z.string(), tittle: z.string(), status: z.int(), version: z.int() },
  { tittle: 'title' },
);
const edit = editRequest({ tittle: text(20).optional() }, { tittle: 'title' }, fieldsOf(answer));

const issuesOf = (schema: z.ZodType, sent: object) => z.safeDecode(schema, sent).error;

describe('a request that takes an answer back', () => {
  test.each<[string, unknown]>([
    ['as it was', 2],
    ['with another value', 1],
    ['with a value of another kind', { $ne: null }],
    ['with nothing', null],
  ])('drops what is not the caller’s to set, %s', (_how, status) => {
    const sent = { id: 'a1', tittle: 'Havnefest', status };
    expect(z.decode(edit, sent)).toEqual({ title: 'Havnefest' });
  });

  test('is written by a form that holds what was answered: only what it may set is sent', () => {
    const form = { title: 'Havnefest', id: 'a1', employeeId: 'e1' };
    expect(z.encode(edit, form)).toEqual({ tittle: 'Havnefest' });
  });

  test('still refuses a field that neither has', () => {
    expect(issuesOf(edit, { tittle: 'Havnefest', isAdmin: 1 })?.issues).toMatchObject([
      { code: 'unrecognized_keys', keys: ['isAdmin'] },
    ]);
  });

  test('still refuses a wrong value of what is the caller’s to set', () => {
    expect(issuesOf(edit, { tittle: 7 })?.issues).toMatchObject([{ path: ['tittle'] }]);
  });

  test('drops no version: a call that does not compare it refuses it', () => {
    expect(issuesOf(edit, { version: 3 })?.issues).toMatchObject([{ keys: ['version'] }]);
  });

  test('drops no field of the same name inside another', () => {
    const outer = editRequest({ order: request({ id: text(9) }, {}) }, {}, ['id']);
    expect(z.decode(outer, { id: 'x', order: { id: 'a1' } } as never)).toEqual({
      order: { id: 'a1' },
    });
  });

  test('is written with the caller’s own fields alone', () => {
    expect(z.encode(edit, { title: 'Havnefest' })).toEqual({ tittle: 'Havnefest' });
  });
});

test('the fields of an answer are known whether it renames them or not', () => {
  expect(fieldsOf(answer)).toEqual(['id', 'tittle', 'status', 'version']);
  expect(fieldsOf(z.object({ id: z.string() }))).toEqual(['id']);
});
