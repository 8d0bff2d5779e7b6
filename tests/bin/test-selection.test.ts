import { describe, expect, test } from 'vitest';

import { parseFile, sourceOf } from '../support/house/sources.ts';
import { testsOfWord, testsTouchedBy } from './test-selection.ts';

/** A small repository: the paths of its files and their content. */
const sources = Object.entries({
  'packages/domain/src/money.ts': 'export const x = 1;',
  'packages/domain/src/invoices/totals.ts': "import '../money.ts';",
  'packages/domain/src/invoices/totals.test.ts': "import './totals.ts';",
  'packages/contracts/src/auth/routes.ts': '',
  'packages/contracts/src/invoices/routes.ts': '',
  'functions/src/auth/api.ts': '',
  'functions/src/auth/log-in.test.ts':
    "import '@driftig/contracts/auth/routes'; import '@driftig/tests/support/stack/call';",
  'functions/src/invoices/api.ts': "import './issue-invoice.ts';",
  'functions/src/invoices/issue-invoice.ts': "import '@driftig/domain/invoices/totals';",
  'functions/src/invoices/issue-invoice.test.ts':
    "import '@driftig/contracts/invoices/routes'; import '@driftig/tests/support/stack/call';",
  'tests/support/stack/call.ts':
    "import('@driftig/functions/auth/api'); import('@driftig/functions/invoices/api');",
  'tests/tenancy.test.ts': "import '@driftig/contracts/core/routes'; import './support/call.ts';",
  'tests/walls.test.ts': '',
  'tests/journeys/invoice-form.test.ts': '',
  'tests/journeys/two-step.test.ts': '',
  'web/src/features/invoices/invoice-list.test.ts': '',
  'packages/domain/src/lists/order-rows.ts': '',
  'packages/domain/src/lists/order-rows.test.ts': "import './order-rows.ts';",
}).map(([path, text]) => sourceOf(parseFile(path, text)));

const every = sources.map(({ path }) => path).filter((path) => path.includes('.test.'));
const touchedBy = (...changed: string[]) => testsTouchedBy(changed, sources).toSorted();

describe('the tests of a word', () => {
  test('are those in its folders, its journeys and its rows of the route tables', () => {
    expect(testsOfWord(sources, 'invoices').toSorted()).toEqual([
      'functions/src/invoices/issue-invoice.test.ts',
      'packages/domain/src/invoices/totals.test.ts',
      'tests/journeys/invoice-form.test.ts',
      'tests/tenancy.test.ts',
      'web/src/features/invoices/invoice-list.test.ts',
    ]);
  });

  test('are none when the word has no test of its own', () => {
    expect(testsOfWord(sources, 'chat')).toEqual([]);
  });
});

describe('the tests that a change touches', () => {
  test('call a route of the changed entry, or import what was changed', () => {
    expect(touchedBy('functions/src/invoices/issue-invoice.ts')).toEqual([
      'functions/src/invoices/issue-invoice.test.ts',
      'tests/journeys/invoice-form.test.ts',
      'tests/tenancy.test.ts',
      'tests/walls.test.ts',
    ]);
  });

  test('include all journeys when the changed file belongs to no word', () => {
    expect(touchedBy('packages/domain/src/money.ts')).toEqual([
      'functions/src/invoices/issue-invoice.test.ts',
      'packages/domain/src/invoices/totals.test.ts',
      'tests/journeys/invoice-form.test.ts',
      'tests/journeys/two-step.test.ts',
      'tests/tenancy.test.ts',
      'tests/walls.test.ts',
    ]);
    expect(touchedBy('packages/domain/src/lists/order-rows.ts')).toContain(
      'tests/journeys/two-step.test.ts',
    );
  });

  test('are the test itself and the house tests when only a test was changed', () => {
    expect(touchedBy('functions/src/auth/log-in.test.ts')).toEqual([
      'functions/src/auth/log-in.test.ts',
      'tests/walls.test.ts',
    ]);
  });

  test('are all of them when the configuration was changed', () => {
    expect(touchedBy('package-lock.json')).toEqual(every.toSorted());
  });
});
