import { expect, test } from 'vitest';

import { nestedErrors } from '../../../../api/forms/nested-errors.ts';
import { errorsByPath } from './errors-by-path.ts';

const errors = {
  number: 'Fakturanummeret skal være et tal.',
  'groups.items.0.price': 'Skriv et beløb.',
  'groups.items.2.description': 'Skal udfyldes.',
  'openLine.tasks': 'Linjen er ikke tilføjet endnu.',
};

test('errorsByPath is the inverse of nestedErrors', () => {
  const tree = nestedErrors(errors);
  expect(tree).toHaveProperty('groups.items.0.price.message', 'Skriv et beløb.');
  expect(tree).toHaveProperty('groups.items.length', 3);
  expect(errorsByPath(tree)).toEqual(errors);
});

test('the root error is left out', () => {
  expect(errorsByPath({ root: { type: 'server', message: 'x' } })).toEqual({});
  expect(errorsByPath({})).toEqual({});
});
