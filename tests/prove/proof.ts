import { appendFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { folder, linesOf } from './files.ts';
import type { Site } from './sites.ts';
import type { Reach } from './survey.ts';
import type { Tests } from './tests.ts';

/** The outcome for one site that was switched off. */
export interface Verdict {
  readonly id: string;
  readonly outcome: 'caught' | 'types' | 'survived' | 'not reached';
  /** How many test files ran, of those that reach it. */
  readonly files: number;
  readonly of: number;
}

export const verdictFile = join(folder, 'verdicts.jsonl');

/** Sites that were caught on an earlier run. Survivors are tried again. */
export function caughtBefore(): ReadonlySet<string> {
  const caught = (linesOf(verdictFile) as Verdict[]).filter(({ outcome }) => outcome === 'caught');
  return new Set(caught.map(({ id }) => id));
}

export function keep(verdict: Verdict): void {
  appendFileSync(verdictFile, `${JSON.stringify(verdict)}\n`);
}

/** Runs the test files that are named after the site's file; undefined where they do not fail. */
export async function proveByOwnTests(tests: Tests, site: Site): Promise<Verdict | undefined> {
  const stem = site.path.replace(/\.ts$/, '.');
  const own = tests.paths.filter((path) => path.startsWith(stem));
  if (own.length === 0 || !(await tests.fail(site.id, own))) return undefined;
  return { id: site.id, outcome: 'caught', files: own.length, of: own.length };
}

/** Test files in one run after the nearest one. */
const together = 4;

/** Switches the site off and runs the test files that reach it, nearest first, at most `most` ms. */
export async function prove(
  tests: Tests,
  site: Site,
  reaches: readonly Reach[],
  most: number,
): Promise<Verdict> {
  const near = reaches
    .filter(({ reached }) => reached.includes(site.id))
    .toSorted((a, b) => distance(site, a) - distance(site, b) || a.duration - b.duration);
  let spent = 0;
  const files = near.filter(({ duration }, at) => {
    spent += duration;
    return at === 0 || spent <= most;
  });
  const verdict = (outcome: Verdict['outcome']): Verdict => ({
    id: site.id,
    outcome,
    files: files.length,
    of: near.length,
  });
  if (files.length === 0) return verdict('not reached');
  const paths = files.map(({ path }) => path);
  for (const batch of [paths.slice(0, 1), ...batchesOf(paths.slice(1))])
    if (await tests.fail(site.id, batch)) return verdict('caught');
  return verdict('survived');
}

const batchesOf = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / together) }, (_, at) =>
    paths.slice(at * together, (at + 1) * together),
  );

/** 0 for the file's own test, 1 for its folder, 2 for a folder of the same name, 3 for any other. */
function distance({ path }: Site, test: Reach): number {
  const stem = basename(path, '.ts');
  if (basename(test.path) === `${stem}.test.ts`) return 0;
  if (dirname(test.path) === dirname(path)) return 1;
  return basename(dirname(test.path)) === basename(dirname(path)) ? 2 : 3;
}
