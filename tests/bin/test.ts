import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { readSources, root } from '../support/sources.ts';
import { testsOfWord, testsTouchedBy } from './test-selection.ts';
import { changedFiles } from './changed-files.ts';
import { codeSteps, run, runSteps } from './steps.ts';
import { testOptions, type TestOptions } from './test-options.ts';

/** A run over its budget says so, but does not fail: a busy machine is slow, not wrong. */
const budgetSeconds = { whole: 15 * 60, word: 60 };

const steps = [...codeSteps, ['build', 'node', 'packages/local-cloud/bin/build.mjs']] as const;
const report = join(root, 'node_modules', '.cache', 'test-results.json');

/**
 * `npm test`: types, lint, format and the bundles that are deployed, then every test; with
 * `--word` or `--changed` only the tests they select. Ends with one line, `N passed, N failed`; a
 * failing step counts as a failure, and so does a run without tests.
 */
const began = performance.now();
const { passed, failed } = await testRun(process.argv.slice(2)).catch((error: unknown) => {
  console.log(error instanceof Error ? error.message : String(error));
  return { passed: 0, failed: 1 };
});
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

async function testRun(args: readonly string[]): Promise<Counts> {
  const options = testOptions(args);
  const files = selectedFiles(options);
  if (files?.length === 0) throw new Error('No test file was selected.');
  const badSteps = needsSteps(options) ? await runSteps(steps) : 0;
  const ended = await runVitest(options, files ?? []);
  const { passed, failed } = readCounts();
  sayWhenOverBudget(options);
  // An error outside any test ends the run badly without a failing test.
  return { passed, failed: badSteps + Math.max(failed, ended && passed > 0 ? 0 : 1) };
}

/** Of the parts of a whole run the first checks the code; a selection leaves it to `check`. */
function needsSteps({ word, changedSince, shard }: TestOptions): boolean {
  return word === undefined && changedSince === undefined && (shard?.index ?? 1) === 1;
}

/** The test files to run; undefined for all. */
function selectedFiles({ word, changedSince }: TestOptions): readonly string[] | undefined {
  if (word !== undefined) return testsOfWord(readSources(), word);
  if (changedSince !== undefined) return testsTouchedBy(changedFiles(changedSince), readSources());
  return undefined;
}

/** True where it ended well. */
function runVitest({ word, shard }: TestOptions, files: readonly string[]): Promise<boolean> {
  mkdirSync(join(report, '..'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['default', 'json', './tests/bin/slowest-files.reporter.ts'];
  const args = [
    'run',
    ...reporters.map((name) => `--reporter=${name}`),
    `--outputFile.json=${report}`,
    ...(shard === undefined ? [] : [`--shard=${shard.index}/${shard.count}`]),
    ...files.map((path) => join(root, path)),
  ];
  return run('vitest', args, word === undefined ? {} : { TEST_WORD: word });
}

function readCounts(): Counts {
  try {
    const results = JSON.parse(readFileSync(report, 'utf8')) as {
      readonly numPassedTests: number;
      readonly numFailedTests: number;
    };
    return { passed: results.numPassedTests, failed: results.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function sayWhenOverBudget({ word }: TestOptions): void {
  const seconds = Math.round((performance.now() - began) / 1000);
  const budget = word === undefined ? budgetSeconds.whole : budgetSeconds.word;
  if (seconds > budget) console.log(`Over its budget: ${seconds} s of ${budget} s.`);
}
