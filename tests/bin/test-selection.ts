/** Which test files a run needs. All paths are from the root of the repository. */
import type { Word } from '@driftig/contracts/core/route';

import { journeyWords } from '../journeys/words.ts';
import { houseTests } from '../support/house/house-tests.ts';
import type { Source } from '../support/house/sources.ts';
import { targetOf } from '../support/house/sources.ts';
import { allWords } from '../support/house/words.ts';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isJourney = (path: string) => path.startsWith('tests/journeys/');

const testsAmong = (sources: readonly Source[]) => sources.map(({ path }) => path).filter(isTest);

/** Tests that call every route; TEST_WORD limits them to the routes of one word. */
const routeTables = [
  'tests/access-matrix.test.ts',
  'tests/hostile-input.test.ts',
  'tests/idempotency.test.ts',
  'tests/rights.test.ts',
  'tests/stale-reads.test.ts',
  'tests/tenancy.test.ts',
  'tests/two-at-once.test.ts',
];

/** The tests of one word: by folder or file name, its journeys, and its rows of the route tables. */
export function testsOfWord(sources: readonly Source[], word: Word): readonly string[] {
  const tests = testsAmong(sources);
  const own = tests.filter((path) => !isJourney(path) && wordsIn(path).includes(word));
  const journeys = tests.filter((path) => journeyWordsOf(path).includes(word));
  if (own.length === 0) return [];
  return [...own, ...journeys, ...routeTables.filter((path) => tests.includes(path))];
}

/**
 * The tests that a change of these files touches: by the imports, directly or through others. A
 * journey runs the built site and functions, which it does not import: it goes by words.
 */
export function testsTouchedBy(
  changed: readonly string[],
  sources: readonly Source[],
): readonly string[] {
  const tests = testsAmong(sources);
  if (changed.some(isConfiguration)) return tests;
  const importers = importersOf(sources);
  const touched = new Set(changed);
  for (const path of touched)
    for (const importer of importers.get(path) ?? []) touched.add(importer);
  const isDriven = journeysTouchedBy(changed);
  return tests.filter((path) => touched.has(path) || houseTests.includes(path) || isDriven(path));
}

/** `package.json`, `tsconfig.json`, `vitest.config.ts` and their like. */
const isConfiguration = (path: string) =>
  /(^|\/)(package(-lock)?\.json|tsconfig[\w.]*\.json)$|^vitest\.config\.ts$/.test(path);

/** Maps each file to the files that import it. */
function importersOf(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const source of sources) {
    for (const target of dependenciesOf(source)) {
      importers.set(target, [...(importers.get(target) ?? []), source.path]);
    }
  }
  return importers;
}

const callHelper = 'tests/support/stack/call.ts';

/**
 * The dependencies of a file. `call` can reach every Lambda entry, so its own imports would make
 * each test depend on all of them; the routes that a test imports show which handlers it calls.
 */
function dependenciesOf({ path, imports }: Source): readonly string[] {
  const targets = imports.map((specifier) => targetOf(path, specifier));
  if (path === callHelper) return targets.filter((target) => !target.endsWith('/api.ts'));
  const isAbleToCall = targets.some((target) => target.startsWith('tests/support/'));
  if (!path.startsWith('tests/') && !(isTest(path) && isAbleToCall)) return targets;
  return [...targets, ...targets.flatMap(entriesCalledBy)];
}

function entriesCalledBy(target: string): readonly string[] {
  const entryOf = (word: string) => `functions/src/${word}/api.ts`;
  if (target === 'packages/contracts/src/core/routes.ts') return allWords.map(entryOf);
  const [, word] = /^packages\/contracts\/src\/(\w+)\/routes\.ts$/.exec(target) ?? [];
  return word === undefined ? [] : [entryOf(word)];
}

function journeysTouchedBy(changed: readonly string[]): (path: string) => boolean {
  const shipped = changed.filter(
    (path) => /^(packages|functions|web)\//.test(path) && !isTest(path),
  );
  const ofNoWord = shipped.some((path) => wordsIn(path).length === 0);
  const words = new Set(shipped.flatMap(wordsIn));
  return (path) =>
    isJourney(path) &&
    shipped.length > 0 &&
    (ofNoWord || journeyWordsOf(path).some((word) => words.has(word)));
}

function journeyWordsOf(path: string): readonly Word[] {
  const [, name = ''] = /^tests\/journeys\/([\w-]+)\.test\.ts$/.exec(path) ?? [];
  return journeyWords[name] ?? [];
}

/** The words that a path names, by a folder or by the beginning of the file's name. */
export function wordsIn(path: string): readonly Word[] {
  // These belong to no word: `order-rows.ts` is about sorting.
  if (/^(web\/src\/ui|packages\/domain\/src\/lists)\//.test(path)) return [];
  const parts = path.split('/');
  const file = parts.pop() ?? '';
  return allWords.filter((word) => {
    const begins = new RegExp(String.raw`^${word.replace(/s$/, 's?')}[.-]`);
    return parts.includes(word) || begins.test(file);
  });
}
