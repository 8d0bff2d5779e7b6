import { expect, test } from 'vitest';

import { filesToRunAgain, settle, type FileOutcome, type Outcome } from './outcome.ts';

function file(path: string, ended: Partial<FileOutcome> = {}): FileOutcome {
  const ok = (ended.failed ?? []).length === 0;
  return { path, project: 'unit', ok, passed: [], failed: [], skipped: [], ...ended };
}

const outcome = (files: readonly FileOutcome[], errors = 0): Outcome => ({ files, errors });
const paths = (files: readonly FileOutcome[]) => files.map(({ path }) => path);

test('files that failed are run again, but none that did not load', () => {
  const files = [
    file('good', { passed: ['x'] }),
    file('bad', { passed: ['x'], failed: ['y'] }),
    file('hook before', { ok: false, skipped: ['x'] }),
    file('hook after', { ok: false, passed: ['x'] }),
    file('not loaded', { ok: false }),
  ];
  expect(paths(filesToRunAgain(outcome(files)))).toEqual(['bad', 'hook before', 'hook after']);
});

test('more than ten failing files are not run again', () => {
  const failing = Array.from({ length: 11 }, (_, at) => file(`${at}`, { failed: ['x'] }));
  expect(filesToRunAgain(outcome(failing))).toEqual([]);
  expect(filesToRunAgain(outcome(failing.slice(1)))).toHaveLength(10);
});

const bad = file('a', { passed: ['x'], failed: ['y', 'z'] });

test('a test that passes at the second try counts as passed and is named as unsteady', () => {
  const second = outcome([file('a', { passed: ['x', 'y'], failed: ['z'] })]);
  expect(settle(outcome([bad, file('b', { passed: ['x'] })]), new Map([['a', second]]))).toEqual({
    passed: 3,
    failed: 1,
    unsteady: ['a > y'],
  });
});

test('the second try stands where it is the worse one', () => {
  const second = outcome([file('a', { failed: ['x', 'y', 'z'] })]);
  expect(settle(outcome([bad]), new Map([['a', second]]))).toMatchObject({ passed: 0, failed: 3 });
});

test.each<[string, Outcome | undefined]>([
  ['had an error outside any test', outcome([file('a', { passed: ['x', 'y', 'z'] })], 1)],
  ['ended without an answer', undefined],
  ['did not find the file', outcome([])],
])('a second try that %s changes nothing', (_, second) => {
  expect(settle(outcome([bad]), new Map([['a', second]]))).toEqual({
    passed: 1,
    failed: 2,
    unsteady: [],
  });
});

test('errors outside any test and files that did not load stay failures', () => {
  const files = [bad, file('not loaded', { ok: false })];
  const second = outcome([file('a', { passed: ['x', 'y', 'z'] })]);
  expect(settle(outcome(files, 2), new Map([['a', second]]))).toEqual({
    passed: 3,
    failed: 3,
    unsteady: ['a > y', 'a > z'],
  });
});

test('a hook that failed at first is named, by its tests or by itself', () => {
  const files = [
    file('before', { ok: false, skipped: ['x'] }),
    file('after', { ok: false, passed: ['x'] }),
  ];
  const again = new Map(
    paths(files).map((path) => [path, outcome([file(path, { passed: ['x'] })])]),
  );
  expect(settle(outcome(files), again)).toEqual({
    passed: 2,
    failed: 0,
    unsteady: ['before > x', 'after > its hooks'],
  });
});

test('the failed one of two tests with the same name is named', () => {
  const files = [file('a', { passed: ['x'], failed: ['x'] })];
  const again = new Map([['a', outcome([file('a', { passed: ['x', 'x'] })])]]);
  expect(settle(outcome(files), again)).toEqual({ passed: 2, failed: 0, unsteady: ['a > x'] });
});
