import { expect, test } from 'vitest';

import { nestedErrors } from '../../../api/nested-errors.ts';
import { errorsByPath } from './errors-by-path.ts';

const faults = {
  number: 'Fakturanummeret skal være et tal.',
  'groups.items.0.price': 'Angiv et beløb.',
  'groups.items.2.description': 'Skal udfyldes.',
  'openLine.tasks': 'Linjen er ikke tilføjet endnu.',
};

test('faults by path become the tree that the form wants, and come back as they were', () => {
  const tree = nestedErrors(faults);
  expect(tree).toHaveProperty('groups.items.0.price.message', 'Angiv et beløb.');
  expect(tree).toHaveProperty('groups.items.length', 3);
  expect(errorsByPath(tree)).toEqual(faults);
});

test('what the form library adds of its own is no fault', () => {
  expect(errorsByPath({ root: { type: 'server', message: 'x' } })).toEqual({});
  expect(errorsByPath({})).toEqual({});
});
