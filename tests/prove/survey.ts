import { createHash } from 'node:crypto';
import { appendFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { readSource, root } from '../support/house/sources.ts';
import { folder, linesOf, reachedFile } from './files.ts';
import type { Tests } from './tests.ts';

/** The sites that a test file reaches when nothing is switched off. */
export interface Reach {
  readonly path: string;
  /** In milliseconds. */
  readonly duration: number;
  readonly reached: readonly string[];
}

interface Surveyed extends Reach {
  /** Hash of the test file's text. */
  readonly hash: string;
  /** False where the file fails without a mutation: it proves nothing. */
  readonly ok: boolean;
}

interface Reached {
  readonly path: string;
  readonly reached: readonly string[];
}

export const surveyFile = join(folder, 'survey.jsonl');

/** Files in one run of vitest; their results are stored before the next run begins. */
const batch = 10;

/** Returns the reach of these files. Runs those that are new or changed since the last survey. */
export async function survey(tests: Tests, paths: readonly string[]): Promise<readonly Reach[]> {
  const known = new Map((linesOf(surveyFile) as Surveyed[]).map((line) => [line.path, line]));
  const asked = paths.filter((path) => known.get(path)?.hash !== hashOf(path));
  for (let from = 0; from < asked.length; from += batch)
    for (const line of await runBatch(tests, asked.slice(from, from + batch))) {
      appendFileSync(surveyFile, `${JSON.stringify(line)}\n`);
      known.set(line.path, line);
    }
  return paths.flatMap((path) => known.get(path) ?? []).filter(({ ok }) => ok);
}

async function runBatch(tests: Tests, paths: readonly string[]): Promise<readonly Surveyed[]> {
  rmSync(reachedFile, { force: true });
  const modules = await tests.run(paths);
  const reached = new Map(
    (linesOf(reachedFile) as Reached[]).map((line) => [relative(root, line.path), line.reached]),
  );
  return modules.map((module) => {
    const path = module.relativeModuleId;
    const { duration } = module.diagnostic();
    return {
      path,
      hash: hashOf(path),
      ok: module.ok(),
      duration,
      reached: reached.get(path) ?? [],
    };
  });
}

const hashOf = (path: string) => createHash('sha256').update(readSource(path)).digest('hex');
