import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Word } from '@driftig/contracts/core/route';

import { wordsIn } from '../bin/test-selection.ts';
import {
  parseFile,
  readSource,
  sourceOf,
  sourcePaths,
  targetOf,
} from '../support/house/sources.ts';
import { allWords } from '../support/house/words.ts';
import { argued } from './argued.ts';
import { activeFile, folder } from './files.ts';
import { caughtBefore, keep, prove, proveByOwnTests, verdictFile, type Verdict } from './proof.ts';
import { isProven } from './proven.ts';
import { narrowingIn, sitesIn, type Site } from './sites.ts';
import { survey, surveyFile } from './survey.ts';
import { openTests, type Tests } from './tests.ts';

/**
 * `npm run prove:tests`: switches off each condition of a write and each `assert…` in turn, and prints
 * those that no test catches. Arguments are words and parts of paths. It runs the tests of the site's
 * word and folder and those that import its file; `--with=<part>` adds test files by their path,
 * `--thorough` takes all of them. It continues an earlier run; `--fresh` begins anew.
 */
const given = process.argv.slice(2);
const filters = given.filter((argument) => !argument.startsWith('--'));
const also = given.flatMap((argument) => /^--with=(.+)$/.exec(argument)?.slice(1) ?? []);
const isThorough = given.includes('--thorough');
/** Edits of every word, of TEST_WORD alone where one is asked. */
const tables = new Set(['tests/two-at-once.test.ts']);
const [only] = filters;
if (filters.length === 1 && allWords.some((word) => word === only)) process.env['TEST_WORD'] = only;

/** Milliseconds of tests per site. */
const most = isThorough ? Infinity : 60_000;

mkdirSync(folder, { recursive: true });
rmSync(activeFile, { force: true });
if (given.includes('--fresh'))
  for (const file of [surveyFile, verdictFile]) rmSync(file, { force: true });

const files = sourcePaths()
  .filter(isProven)
  .map((path) => parseFile(path, readSource(path)));
const narrowing = new Set(files.flatMap(narrowingIn));
const all = files.flatMap(sitesIn);
const unknown = Object.keys(argued).filter((id) => !all.some((site) => site.id === id));
for (const id of unknown) console.log(`argued, but not there: ${id}`);
const caught = caughtBefore();
const asked = all.filter(isAsked).filter(({ id }) => !caught.has(id) && argued[id] === undefined);
console.log(`${asked.length} of ${all.filter(isAsked).length} to prove`);

const tests = await openTests();
const verdicts = await proveAll(tests).finally(() => tests.close());
const surviving = verdicts.filter(({ outcome }) => !/^(caught|types)$/.test(outcome));
console.log(`${surviving.length} of ${verdicts.length} survived`);
process.exitCode = surviving.length + unknown.length === 0 ? 0 : 1;

function isAsked({ path }: Site): boolean {
  const words = wordsIn(path);
  const isWord = (filter: string): filter is Word => allWords.some((word) => word === filter);
  const fits = (filter: string) =>
    isWord(filter) ? words.includes(filter) : path.includes(filter);
  return filters.length === 0 || filters.some(fits);
}

async function proveAll(open: Tests): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  const tell = (site: Site, verdict: Verdict) => {
    keep(verdict);
    verdicts.push(verdict);
    const { outcome, files: ran, of: reaching } = verdict;
    const part = ran < reaching ? ` (${ran} of ${reaching} files)` : '';
    console.log(`${outcome.padEnd(11)} ${site.path}:${site.line} ${site.code}${part}`);
  };
  const left: Site[] = [];
  for (const site of asked) {
    const verdict = await proveByOwnTests(open, site);
    if (verdict === undefined) left.push(site);
    else tell(site, verdict);
  }
  if (left.length === 0) return verdicts;
  const reaches = await survey(open, open.paths.filter(relation(open.paths)));
  for (const site of left) tell(site, named(site, await prove(open, site, reaches, most)));
  return verdicts;
}

/** Tells which test files are related to the asked sites. */
function relation(paths: readonly string[]): (path: string) => boolean {
  if (isThorough) return () => true;
  const places = new Set(asked.map(({ path }) => path));
  const words = new Set([...places].flatMap(wordsIn));
  const folders = new Set([...places].map((path) => dirname(path)));
  const isImporter = (path: string) =>
    sourceOf(parseFile(path, readSource(path)))
      .imports.map((specifier) => targetOf(path, specifier))
      .some((target) => places.has(target));
  const related = new Set(
    paths.filter(
      (path) =>
        tables.has(path) ||
        folders.has(dirname(path)) ||
        wordsIn(path).some((word) => words.has(word)) ||
        also.some((part) => path.includes(part)) ||
        isImporter(path),
    ),
  );
  return (path) => related.has(path);
}

/** Without an assertion that narrows a type the code does not compile. */
function named({ code }: Site, verdict: Verdict): Verdict {
  const narrows = verdict.outcome !== 'caught' && narrowing.has(code.replace(/\(.*$/, ''));
  return narrows ? { ...verdict, outcome: 'types' } : verdict;
}
