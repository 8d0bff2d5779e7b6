import { mkdirSync, rmSync } from 'node:fs';

import type { Word } from '@driftig/contracts/core/route';

import { wordsIn } from '../bin/test-selection.ts';
import { parseFile, readSource, sourcePaths } from '../support/house/sources.ts';
import { allWords } from '../support/house/words.ts';
import { argued } from './argued.ts';
import { activeFile, folder } from './files.ts';
import { caughtBefore, keep, prove, verdictFile, type Verdict } from './proof.ts';
import { isProven } from './proven.ts';
import { narrowingIn, sitesIn, type Site } from './sites.ts';
import { survey, surveyFile } from './survey.ts';
import { openTests, type Tests } from './tests.ts';

/**
 * `npm run prove:tests`: takes away each condition of a write and each `assert…` in turn, and says
 * what no test misses. Arguments are words and parts of paths. It goes on where it was stopped;
 * `--fresh` begins anew, `--thorough` runs all tests that reach a site, however many.
 */
const given = process.argv.slice(2);
const filters = given.filter((argument) => !argument.startsWith('--'));
/** In ms of tests per site. */
const most = given.includes('--thorough') ? Infinity : 60_000;

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

/** First with the tests of the site's own words; what is left then with all that reach it. */
async function proveAll(open: Tests): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  const words = new Set(asked.flatMap(({ path }) => wordsIn(path)));
  const own = open.paths.filter((path) => wordsIn(path).some((word) => words.has(word)));
  const left = await proveBy(open, asked, own, (verdict) => verdicts.push(verdict));
  await proveBy(open, left, open.paths, (verdict) => verdicts.push(verdict), true);
  return verdicts;
}

async function proveBy(
  open: Tests,
  sites: readonly Site[],
  paths: readonly string[],
  tell: (verdict: Verdict) => void,
  isLast = false,
): Promise<readonly Site[]> {
  if (sites.length === 0) return [];
  const reaches = await survey(open, paths);
  const left: Site[] = [];
  for (const site of sites) {
    const verdict = named(site, await prove(open, site, reaches, most));
    if (verdict.outcome === 'caught' || isLast) {
      keep(verdict);
      tell(verdict);
      console.log(`${verdict.outcome.padEnd(11)} ${site.path}:${site.line} ${site.code}`);
    } else left.push(site);
  }
  return left;
}

/** Without an assertion that narrows a type the code does not compile. */
function named({ code }: Site, verdict: Verdict): Verdict {
  const narrows = verdict.outcome !== 'caught' && narrowing.has(code.replace(/\(.*$/, ''));
  return narrows ? { ...verdict, outcome: 'types' } : verdict;
}
