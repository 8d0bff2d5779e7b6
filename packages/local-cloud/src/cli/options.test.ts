import { expect, test } from 'vitest';
import { readInvokeOptions } from './invoke-options.ts';
import { readStartOptions } from './start-options.ts';

test('without anything said the site starts on port 3000 with the data it has', () => {
  expect(readStartOptions([], {})).toEqual({ port: 3000, fresh: false, dev: false });
  expect(readStartOptions(['--fresh', '--dev'], { PORT: '8080' })).toEqual({
    port: 8080,
    fresh: true,
    dev: true,
  });
});

test('a port or an option that makes no sense is refused by name', () => {
  expect(() => readStartOptions([], { PORT: 'abc' })).toThrow('abc');
  expect(() => readStartOptions([], { PORT: '70000' })).toThrow('70000');
  expect(() => readStartOptions(['--frish'], {})).toThrow('--frish');
});

test('a sample event is sent as the caller that is asked for', () => {
  expect(readInvokeOptions(['listInvoices'])).toEqual({
    routeKey: 'listInvoices',
    caller: undefined,
  });
  expect(readInvokeOptions(['listInvoices', '--as', 'employee']).caller).toBe('employee');
});

test('a wrong call of invoke says how it is called', () => {
  for (const args of [[], ['--as'], ['x', '--as'], ['x', '--as', 'king'], ['x', 'y']]) {
    expect(() => readInvokeOptions(args)).toThrow('Brug: npm run invoke');
  }
});
