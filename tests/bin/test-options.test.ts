import { expect, test } from 'vitest';

import { testOptions } from './test-options.ts';

test.each([
  [[], {}],
  [['--word', 'invoices'], { word: 'invoices' }],
  [['--changed'], { changedSince: 'HEAD' }],
  [['--changed', '--shard', '1/2'], { changedSince: 'HEAD', shard: { index: 1, count: 2 } }],
  [['--changed', 'main'], { changedSince: 'main' }],
  [['--changed=HEAD~2'], { changedSince: 'HEAD~2' }],
  [['--shard=3/3'], { shard: { index: 3, count: 3 } }],
])('npm test -- %j', (args, options) => {
  expect(testOptions(args)).toEqual(options);
});

test.each([
  [['--word', 'weather'], "No word 'weather'"],
  [['--shard', '4/3'], "No shard '4/3'"],
  [['--shard', 'half'], "No shard 'half'"],
  [['--wrod', 'invoices'], '--wrod'],
  [['invoices'], 'invoices'],
  [['--word', 'auth', '--changed'], 'exclude each other'],
])('%j is refused with how to call it', (args, said) => {
  expect(() => testOptions(args)).toThrow(said);
  expect(() => testOptions(args)).toThrow('npm test -- --word invoices');
});
