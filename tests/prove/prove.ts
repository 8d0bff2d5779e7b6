import { mkdirSync, rmSync } from 'node:fs';

import type { Word } from '@driftig/contracts/core/route';

import { wordsIn } from '../bin/test-selection.ts';
import { parseFile, readSource, sourcePaths } from '../support/house/sources.ts';
import { allWords } from '../support/house/words.ts';
import { argued } from './argued.ts';
import { activeFile, folder } from './files.ts';
import { caughtBefore, keep, prove, proveByOwnTests, verdictFile, type Verdict } from './proof.ts';
import { isProven } from './proven.ts';
import { relationOf } from './relation.ts';
import { narrowingIn, sitesIn, type Site } from './sites.ts';
import { survey, surveyFile } from './survey.ts';
import { openTests, type Tests } from './tests.ts';

/**
 * `npm run prove:tests`: switches off each condition of a write and each `assert…` in turn, and prints
 * those that no test catches. Arguments are words and parts of paths. It runs the tests that are related
 * to the sites (relation.ts); `--with=<part>` adds test files by their path, `--thorough` takes all. It continues an earlier run; `--fresh` begins anew.
 */
const given = process.argv.slice(2);
const filters = given.filter((argument) => !argument.startsWith('--'));
const also = given.flatMap((argument) => /^--with=(.+)$/.exec(argument)?.slice(1) ?? []);
const isThorough = given.includes('--thorough');
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
  const reaches = await survey(open, relatedPaths(open.paths));
  for (const site of left) tell(site, named(site, await prove(open, site, reaches, most)));
  return verdicts;
}

function relatedPaths(paths: readonly string[]): readonly string[] {
  return isThorough ? paths : paths.filter(relationOf(asked, paths, also));
}

/** Without an assertion that narrows a type the code does not compile. */
function named({ code }: Site, verdict: Verdict): Verdict {
  const narrows = verdict.outcome !== 'caught' && narrowing.has(code.replace(/\(.*$/, ''));
  return narrows ? { ...verdict, outcome: 'types' } : verdict;
}
