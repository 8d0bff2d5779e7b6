import { expect, test } from 'vitest';

import { pageOf } from './edge-pages.ts';

test.each([
  ['/', 'index.html'],
  ['/info/time-tracking', 'info/time-tracking.html'],
  ['/info/time-tracking/', 'info/time-tracking.html'],
  ['/info/andet', 'app.html'],
  ['/info/', 'app.html'],
  ['/invo', 'app.html'],
  ['/signup/AbC_-1', 'app.html'],
  ['/book/nordlys', 'app.html'],
  ['/constructor', 'app.html'],
])('%s is served as %s', (path, file) => {
  expect(pageOf(path)).toBe(file);
});
