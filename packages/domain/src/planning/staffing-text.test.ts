import { expect, test } from 'vitest';

import { staffingText } from './staffing-text.ts';

test.each([
  [2, 4, '2 af 4'],
  [0, 4, '0 af 4'],
  [5, 4, '5 af 4'],
  [1, 0, '1 tildelt'],
  [0, 0, ''],
])('%i of %i is %j', (assigned, needed, text) => {
  expect(staffingText(assigned, needed)).toBe(text);
});
