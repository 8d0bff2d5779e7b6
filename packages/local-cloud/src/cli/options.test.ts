import { expect, test } from 'vitest';
import { readInvokeOptions } from './invoke-options.ts';
import { readStartOptions } from './start-options.ts';

test('by default the site starts on port 3000 with existing data', () => {
  expect(readStartOptions([], {})).toEqual({
    port: 3000,
    fresh: false,
    dev: false,
    https: false,
  });
  expect(readStartOptions(['--fresh', '--dev', '--https'], { PORT: '8080' })).toEqual({
    port: 8080,
    fresh: true,
    dev: true,
    https: true,
  });
});

test('an invalid port or an unknown option is refused with its name', () => {
  expect(() => readStartOptions([], { PORT: 'abc' })).toThrow('abc');
  expect(() => readStartOptions([], { PORT: '70000' })).toThrow('70000');
  expect(() => readStartOptions(['--frish'], {})).toThrow('--frish');
});

test('--as chooses the caller of a sample event', () => {
  expect(readInvokeOptions(['listInvoices'])).toEqual({
    routeKey: 'listInvoices',
    caller: undefined,
  });
  expect(readInvokeOptions(['listInvoices', '--as', 'employee']).caller).toBe('employee');
});

test('a wrong command line of invoke prints its usage', () => {
  for (const args of [[], ['--as'], ['x', '--as'], ['x', '--as', 'king'], ['x', 'y']]) {
    expect(() => readInvokeOptions(args)).toThrow('Brug: npm run invoke');
  }
});
