import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../support/sources.ts';
import { codeSteps, run, runSteps } from './steps.ts';

/**
 * `npm test`: types, lint and format, the bundles that are deployed, then every test. Ends with one
 * line, `N passed, N failed`; a failing step counts as a failure, and so does a run without tests.
 */
const cache = join(root, 'node_modules', '.cache');
const report = join(cache, 'test-results.json');
mkdirSync(cache, { recursive: true });
rmSync(report, { force: true });

const badSteps = await runSteps([
  ...codeSteps,
  ['build', 'node', 'packages/local-cloud/bin/build.mjs'],
]);
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const ended = await run('vitest', ['run', ...reporters]);
const { passed, failed } = counts();
// An error outside any test ends the run badly without a failing test.
const failures = badSteps + Math.max(failed, ended && passed > 0 ? 0 : 1);
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;

function counts(): { readonly passed: number; readonly failed: number } {
  try {
    const results = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return { passed: results.numPassedTests, failed: results.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}
