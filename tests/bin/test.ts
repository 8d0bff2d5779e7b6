import { join } from 'node:path';

import { readSources, root } from '../support/house/sources.ts';
import { testsOfWord, testsTouchedBy } from './test-selection.ts';
import { changedFiles } from './changed-files.ts';
import { runTests } from './run-tests.ts';
import { codeSteps, run, runSteps } from './steps.ts';
import type { Settled } from './outcome.ts';
import { testOptions, type TestOptions } from './test-options.ts';

/** A run over its budget says so, but does not fail: a busy machine is slow, not wrong. */
const budgetSeconds = { whole: 25 * 60, word: 60 };

/**
 * `npm test`: types, lint, format and the bundles that are deployed (a step builds them), then every test; with
 * `--word` or `--changed` only the tests they select. A test that failed and passed alone is
 * named as unsteady. Ends with one line, `N passed, N failed`; a failing step counts as a failure,
 * and so does a run without tests.
 */
const began = performance.now();
const { passed, failed, unsteady } = await testRun(process.argv.slice(2)).catch(
  (error: unknown): Settled => {
    console.log(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1, unsteady: [] };
  },
);
for (const line of unsteady) console.log(`unsteady: ${line}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function testRun(args: readonly string[]): Promise<Settled> {
  const options = testOptions(args);
  const files = selectedFiles(options);
  if (files?.length === 0) throw new Error('No test file was selected.');
  const badSteps = needsSteps(options) ? await runSteps(codeSteps) : 0;
  const { word, shard } = options;
  const settled = await runTests({
    root,
    args: [
      ...(shard === undefined ? [] : [`--shard=${shard.index}/${shard.count}`]),
      ...(files ?? []).map((path) => join(root, path)),
    ],
    start: (given, variables) =>
      run('vitest', given, { ...variables, ...(word !== undefined && { TEST_WORD: word }) }),
    say: (line) => console.log(line),
  });
  sayWhenOverBudget(options);
  const noneRan = settled.passed + settled.failed === 0 ? 1 : 0;
  return { ...settled, failed: badSteps + settled.failed + noneRan };
}

/** Only the first part of a whole run checks the code; a selection leaves that to `check`. */
function needsSteps({ word, changedSince, shard }: TestOptions): boolean {
  return word === undefined && changedSince === undefined && (shard?.index ?? 1) === 1;
}

/** The test files to run; undefined for all. */
function selectedFiles({ word, changedSince }: TestOptions): readonly string[] | undefined {
  if (word !== undefined) return testsOfWord(readSources(), word);
  if (changedSince !== undefined) return testsTouchedBy(changedFiles(changedSince), readSources());
  return undefined;
}

function sayWhenOverBudget({ word }: TestOptions): void {
  const seconds = Math.round((performance.now() - began) / 1000);
  const budget = word === undefined ? budgetSeconds.whole : budgetSeconds.word;
  if (seconds > budget) console.log(`Over its budget: ${seconds} s of ${budget} s.`);
}
