import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import {
  filesToRunAgain,
  settle,
  type FileOutcome,
  type Outcome,
  type Settled,
} from './outcome.ts';

interface TestRun {
  /** The folder that vitest runs in. */
  readonly root: string;
  /** Arguments of the first run, such as the files and the shard. */
  readonly args: readonly string[];
  /** Starts vitest; true where it ended well. */
  readonly start: (
    args: readonly string[],
    variables: Readonly<Record<string, string>>,
  ) => Promise<boolean>;
  readonly say: (line: string) => void;
}

const reporters = ['default', join(import.meta.dirname, 'outcome.reporter.ts')];
const slowestFiles = join(import.meta.dirname, 'slowest-files.reporter.ts');

/** Runs the tests, and each file that failed once more: alone, in a process of its own. */
export async function runTests(run: TestRun): Promise<Settled> {
  const first = await runOnce(run, [`--reporter=${slowestFiles}`, ...run.args]);
  if (first === undefined) return { passed: 0, failed: 1, unsteady: [] };
  const again = new Map<string, Outcome | undefined>();
  for (const file of filesToRunAgain(first)) {
    run.say(`Once more, alone: ${file.path}`);
    again.set(file.path, await runOnce(run, argumentsFor(run.root, file)));
  }
  return settle(first, again);
}

function argumentsFor(root: string, { path, project }: FileOutcome): readonly string[] {
  return [...(project === '' ? [] : [`--project=${project}`]), join(root, path)];
}

/** Undefined where vitest ended without saying how its tests did. */
async function runOnce(
  { root, start }: TestRun,
  args: readonly string[],
): Promise<Outcome | undefined> {
  const report = join(root, 'node_modules', '.cache', 'test-outcome.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const ended = await start(['run', ...reporters.map((name) => `--reporter=${name}`), ...args], {
    TEST_OUTCOME: report,
  });
  const outcome = readOutcome(report);
  if (outcome === undefined) return undefined;
  const explained = ended || outcome.errors > 0 || outcome.files.some(({ ok }) => !ok);
  return explained ? outcome : { ...outcome, errors: 1 };
}

function readOutcome(report: string): Outcome | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Outcome;
  } catch {
    return undefined;
  }
}
